(function () {
  "use strict";
  var search = document.getElementById("search"), differs = document.getElementById("differs"), count = document.getElementById("count");
  var rows = Array.prototype.slice.call(document.querySelectorAll("tbody tr"));
  var texts = rows.map(function (row) { return row.textContent.toLowerCase(); });
  function filter() {
    var words = search.value.toLowerCase().split(/\s+/), shown = 0;
    rows.forEach(function (row, i) {
      var fits = words.every(function (word) { return texts[i].indexOf(word) >= 0; }) && (!differs.checked || !row.classList.contains("same"));
      row.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    document.querySelectorAll("section.group").forEach(function (part) { part.hidden = !part.querySelector("tbody tr:not([hidden])"); });
    document.querySelectorAll("section.group details").forEach(function (part) {
      if (search.value) { part.open = !!part.querySelector("tbody tr:not([hidden])"); }
    });
    count.textContent = shown;
  }
  function reveal() {
    var row = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (var part = row; part; part = part.parentElement) {
      part.hidden = false;
      if (part.tagName === "DETAILS") { part.open = true; }
    }
    if (row) { row.scrollIntoView(); }
  }
  search.addEventListener("input", filter);
  differs.addEventListener("change", filter);
  window.addEventListener("hashchange", reveal);
  filter();
  reveal();
})();
