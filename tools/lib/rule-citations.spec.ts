import { faultsIn, headingsOf, numbersOf, pageFaults, rulesOf } from './rule-citations.js';

const page = `# Rules

| chapter | rules |
|---|---|
| [States](#states) | 2, 1 |
| [Calls](#calls) | 3 |

## States

**2. Two.** Two: two.
- **A part.** A line that
  goes on.

**1. One.** One, as in 12. of May.

## Calls

**3. Three.** Three.
`;
const known = {
  rules: rulesOf(page),
  headings: new Map([['docs/rules.md', headingsOf(page)]]),
  architecture: '## The rooms\n\n1. **Rows before signals** (ADR 2). What must happen\n   is a row.',
};

describe('citations of rules', () => {
  it('are of rules on the page, each alone and in lists', () => {
    expect(numbersOf(page)).toEqual([2, 1, 3]);
    expect(faultsIn('one (rule 1)\n// rules 2, 3 and 1\n// Rules 1 to 3', known)).toEqual([]);
  });

  it('fail with their line when there is no such rule', () => {
    expect(faultsIn('fine\n(rules 2 and 4' + '0)', known)).toEqual([
      { line: 2, what: 'there is no rule 40 in docs/rules.md' },
    ]);
  });

  it.each(['(decision' + ' 44)', 'Decisions' + ' 1 to 3', 'part 1 \u00a75', 'see \u00a77'])(
    'fail where they lead out of the repository: %s',
    (text) => {
      expect(faultsIn(text, known)).toEqual([{ line: 1, what: 'cite a rule of docs/rules.md' }]);
    },
  );

  it('may quote the title of a rule, the name of a part, or its words across lines', () => {
    expect(rulesOf(page).get(2)).toBe('2. Two. Two: two. - A part. A line that goes on.');
    expect(
      ['"Two"', '"a part"', '"that goes on"'].flatMap((quoted) => faultsIn(`(rule 2, ${quoted})`, known)),
    ).toEqual([]);
  });

  it('fail when the rule does not contain the quotation', () => {
    expect(faultsIn('(rule 2, ' + '"Three")', known)).toEqual([
      { line: 1, what: 'rule 2 does not say "Three"' },
    ]);
  });

  it('may name a heading of a page, which must be there', () => {
    expect(faultsIn('(docs/rules.md, ' + '"States")', known)).toEqual([]);
    expect(faultsIn('(docs/rules.md, ' + '"Stations")', known)).toEqual([
      { line: 1, what: 'docs/rules.md has no heading "Stations"' },
    ]);
  });
});

describe('citations of the architecture', () => {
  const cited = (words: string): string => `(${'architecture'}, "${words}")`;

  it.each([
    'the rooms',
    'Rows before signals',
    'What must happen is a row',
    'What must\n * happen is\n// a row',
  ])('quote what it says: %j', (words) => {
    expect(faultsIn(cited(words), known)).toEqual([]);
  });

  it('fail with their line where it does not say so', () => {
    expect(faultsIn(`fine\n * ${cited('Sta' + 'tes')}`, known)).toEqual([
      { line: 2, what: 'ARCHITECTURE.md does not say "States"' },
    ]);
  });
});

describe('the page of rules', () => {
  it('gives each number once, ends each title, and lists its chapters with their rules', () => {
    expect(pageFaults(page)).toEqual([]);
  });

  it('fails for a number that is there twice, a title that runs on, and a rule that the contents do not name', () => {
    expect(pageFaults(page.replace('**3. Three.**', '**1. Three**'))).toEqual([
      'rule 1 is there twice',
      'the title of rule 1 does not end with a full stop',
      'the contents do not name the rules of "Calls": 1',
    ]);
  });
});
