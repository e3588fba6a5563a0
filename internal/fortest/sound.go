package fortest

// Sound is an edition with nothing to remark on but what is added to it.
const Sound = `edition: sound
source:
  title: {en: A code without faults, nl: Regels zonder fouten}
  text: made for this test
  covers: {en: whose turn it is, nl: wie aan de beurt is}
articles:
  - number: "1"
    title: {en: Turn, nl: Beurt}
    clauses:
      - id: "1.a"
        kind: procedure
        topics: [t/a]
        says: {en: a, nl: a}
        cite: a
        provenance: direct
        at: call
        when: {on_turn: [lho, partner, rho]}
        then:
          - find: call_out_of_rotation
      - id: "1.b"
        kind: procedure
        topics: [t/b]
        says: {en: b, nl: b}
        cite: b
        provenance: direct
        at: counts
        when: {call: pass, passes_in_row: 3}
        then:
          - close
      - id: "1.c"
        kind: rectification
        topics: [t/c]
        says: {en: c, nl: c}
        cite: c
        provenance: direct
        at: ruling
        when: {irregularity: call_out_of_rotation, its_call: bid}
        then:
          - cancel
          - must: {do: repeat}
`
