const CITATION = /\brules? (\d+(?:(?:, and |, | and | to )\d+)*)/gi;
/** Ways to cite what is not in the repository. */
const ELSEWHERE = /\bdecisions? \d+|\bpart [12] §|§\d/i;

/** What is wrong with a citation, and in which line. */
export interface CitationFault {
  line: number;
  what: string;
}

/** The numbers of the rules on the page of rules. */
export function numbersOf(page: string): ReadonlySet<number> {
  return new Set([...page.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1])));
}

/** Citations in a text that lead nowhere. */
export function faultsIn(text: string, known: ReadonlySet<number>): CitationFault[] {
  return text.split('\n').flatMap((content, index) => {
    const unknown = [...content.matchAll(CITATION)]
      .flatMap((match) => [...(match[1] ?? '').matchAll(/\d+/g)].map(Number))
      .filter((number) => !known.has(number));
    const faults = unknown.map((number) => `there is no rule ${number} in docs/rules.md`);
    return [...faults, ...(ELSEWHERE.test(content) ? ['cite a rule of docs/rules.md'] : [])].map((what) => ({ line: index + 1, what }));
  });
}
