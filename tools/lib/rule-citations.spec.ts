import { faultsIn, numbersOf } from './rule-citations.js';

const known = numbersOf('# Rules\n\n1. One.\n2. **Two**: two.\n3. Three, as in 12. of May.\n');

describe('citations of rules', () => {
  it('are those that the page has, each alone and in rows', () => {
    expect([...known]).toEqual([1, 2, 3]);
    expect(faultsIn('one (rule 1)\n// rules 2, 3 and 1\n// Rules 1 to 3', known)).toEqual([]);
  });

  it('fail with their line when there is no such rule', () => {
    expect(faultsIn('fine\n(rules 2 and 40)', known)).toEqual([{ line: 2, what: 'there is no rule 40 in docs/rules.md' }]);
  });

  it.each(['(decision' + ' 44)', 'Decisions' + ' 1 to 3', 'part 1 \u00a75', 'see \u00a77'])('fail where they lead out of the repository: %s', (text) => {
    expect(faultsIn(text, known)).toEqual([{ line: 1, what: 'cite a rule of docs/rules.md' }]);
  });
});
