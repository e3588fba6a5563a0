"""Lists the boards of a file in which something irregular happened, with what an edition
of the laws makes of it. An example of a program that reads what lawc writes:

    lawc run --format ndjson --errors inline -f boards.pbn | python3 irregular.py

Each line is one result, or tells of a record that could not be read.
"""

import json
import sys


def told(result):
    """One line about a result, or None if nothing irregular happened."""
    found = [f"{e['seat'] or ''}:{e['item']} {', '.join(e['findings'])}" for e in result["events"] if e["findings"]]
    if not found:
        return None
    text = f"{result['id'] or '-'} ({result['edition']}): {'; '.join(found)} -> {result['phase']}"
    if result["contract"]:
        c = result["contract"]
        text += f", {c['level']}{c['denomination']}{'X' * c['doubled']} by {c['declarer']}"
    if result["not_covered"]:
        text += ", not covered"
    return f"{text} [{' '.join(result['clauses'])}]"


def main():
    unread = 0
    for line in sys.stdin:
        result = json.loads(line)
        if "error" in result:
            unread += 1
            place = result["error"]
            print(f"{result['id'] or '-'}: {place['file']}:{place['line']}:{place['col']}: {place['message']}", file=sys.stderr)
            continue
        text = told(result)
        if text:
            print(text)
    return 1 if unread else 0


if __name__ == "__main__":
    sys.exit(main())
