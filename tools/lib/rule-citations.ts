const CITATION = /\brules? (\d+(?:(?:, and |, | and | to )\d+)*)/gi;
/** Matches the number of a rule followed by a quotation from its title or text. */
const QUOTED_RULE = /\brules? (\d+),? "([^"]+)"/gi;
/** Matches the path of a page followed by the name of a heading. */
const NAMED_HEADING = /([\w./-]+\.md), "([^"]+)"/g;
/** Matches ARCHITECTURE.md followed by a quotation from it, which may run over several lines of a comment. */
const QUOTED_ARCHITECTURE = /\barchitecture, "([^"]+)"/gi;
/** Matches citations of documents outside the repository. */
const ELSEWHERE = /\bdecisions? \d+|\bpart [12] §|§\d/i;
/** Matches a line that begins a rule: `**44. Title.** …` */
const RULE = /^\*\*(\d+)\. (.+?)\*\*/;
const HEADING = /^#{1,6} (.+)$/;

/** A faulty citation with its line. */
export interface CitationFault {
  line: number;
  what: string;
}

/**
 * Everything that can be cited: rules with their text by number, the headings of pages by path, and the
 * architecture page, any words of which can be quoted.
 */
export interface Citable {
  architecture: string;
  rules: ReadonlyMap<number, string>;
  headings: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether a line ends the rule before it. */
const endsRule = (line: string) => RULE.test(line) || HEADING.test(line);

/** Returns the rules on the rules page, each with its title and text on one line, without bold markers. */
export function rulesOf(page: string): ReadonlyMap<number, string> {
  const lines = page.split('\n');
  const rules = lines.flatMap((line, index): [number, string][] => {
    const number = RULE.exec(line)?.[1];
    if (number === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex(endsRule);
    const text = [line, ...(end < 0 ? rest : rest.slice(0, end))].join(' ');
    return [[Number(number), text.replaceAll('**', '').replace(/\s+/g, ' ').trim()]];
  });
  return new Map(rules);
}

/** Returns the numbers of the rules on the page, in order. */
export function numbersOf(page: string): number[] {
  return page
    .split('\n')
    .flatMap((line) => RULE.exec(line)?.[1] ?? [])
    .map(Number);
}

/** Returns the headings of a page. */
export function headingsOf(page: string): ReadonlySet<string> {
  return new Set(page.split('\n').flatMap((line) => HEADING.exec(line)?.[1] ?? []));
}

/**
 * Returns the faults of the rules page itself: repeated numbers, titles without an end, a table of contents
 * that does not match the rules.
 */
export function pageFaults(page: string): string[] {
  const numbers = numbersOf(page);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const untitled = page.split('\n').flatMap((line) => {
    const [, number, title] = RULE.exec(line) ?? [];
    return title === undefined || title.endsWith('.') ? [] : [number];
  });
  return [
    ...twice.map((number) => `rule ${number} is there twice`),
    ...untitled.map((number) => `the title of rule ${number} does not end with a full stop`),
    ...chaptersOf(page).flatMap(({ title, rules }) => {
      const row = page.split('\n').find((line) => line.startsWith(`| [${title}](`));
      const isListed = row?.endsWith(`| ${rules.join(', ')} |`) ?? false;
      return isListed ? [] : [`the contents do not name the rules of "${title}": ${rules.join(', ')}`];
    }),
  ];
}

/** Returns the chapters of the page with the numbers of their rules. */
function chaptersOf(page: string): { title: string; rules: number[] }[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({ title: chapter.split('\n')[0] ?? '', rules: numbersOf(chapter) }));
}

/** Returns the faulty citations in a text. */
export function faultsIn(text: string, citable: Citable): CitationFault[] {
  return [...faultsOfLines(text, citable), ...unknownIdeas(text, citable)];
}

function faultsOfLines(text: string, citable: Citable): CitationFault[] {
  return text.split('\n').flatMap((line, index) => {
    const faults = [
      ...unknownNumbers(line, citable),
      ...unknownTitles(line, citable),
      ...unknownHeadings(line, citable),
    ];
    return [...faults, ...(ELSEWHERE.test(line) ? ['cite a rule of docs/rules.md'] : [])].map((what) => ({
      line: index + 1,
      what,
    }));
  });
}

function unknownIdeas(text: string, { architecture }: Citable): CitationFault[] {
  const page = plainWords(architecture);
  return [...text.matchAll(QUOTED_ARCHITECTURE)].flatMap(({ index, 1: words = '' }) => {
    const quoted = words.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
    const line = text.slice(0, index).split('\n').length;
    return page.includes(plainWords(quoted))
      ? []
      : [{ line, what: `ARCHITECTURE.md does not say "${quoted}"` }];
  });
}

function plainWords(text: string): string {
  return text.replaceAll('**', '').replace(/\s+/g, ' ').toLowerCase();
}

function unknownNumbers(line: string, { rules }: Citable): string[] {
  return [...line.matchAll(CITATION)]
    .flatMap((match) => [...(match[1] ?? '').matchAll(/\d+/g)].map(Number))
    .filter((number) => !rules.has(number))
    .map((number) => `there is no rule ${number} in docs/rules.md`);
}

function unknownTitles(line: string, { rules }: Citable): string[] {
  return [...line.matchAll(QUOTED_RULE)].flatMap(([, number = '', quoted = '']) => {
    const rule = rules.get(Number(number));
    const isThere = rule === undefined || rule.toLowerCase().includes(quoted.toLowerCase());
    return isThere ? [] : [`rule ${number} does not say "${quoted}"`];
  });
}

function unknownHeadings(line: string, { headings }: Citable): string[] {
  return [...line.matchAll(NAMED_HEADING)].flatMap(([, path = '', title = '']) => {
    const isThere = headings.get(path)?.has(title) ?? true;
    return isThere ? [] : [`${path} has no heading "${title}"`];
  });
}
