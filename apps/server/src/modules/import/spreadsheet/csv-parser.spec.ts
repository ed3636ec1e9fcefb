import { CsvParser, lineEndOf, separatorOf } from './csv-parser.js';

function parse(pieces: string[], separator = ','): string[][] {
  const parser = new CsvParser(separator);
  return [...pieces.flatMap((piece) => [...parser.push(piece)]), ...parser.end()];
}

describe('CsvParser', () => {
  it('takes rows and cells apart', () =>
    expect(parse(['a,b\nc,d\n'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('reads a last row without a line break', () =>
    expect(parse(['a,b\nc,d'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('reads Windows line breaks', () =>
    expect(parse(['a,b\r\nc,d\r\n'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('keeps separators, line breaks and quotes within quotes', () => {
    expect(parse(['"הרצל 10, חיפה","שורה\nשנייה","צה""ל"\n'])).toEqual([['הרצל 10, חיפה', 'שורה\nשנייה', 'צה"ל']]);
  });
  it('takes a quote within a word for a letter', () => expect(parse(['ת"ז,רמב"ם 5\n'])).toEqual([['ת"ז', 'רמב"ם 5']]));
  it('keeps empty cells', () => expect(parse([',a,,\n'])).toEqual([['', 'a', '', '']]));
  it('does not care where the text is cut', () => {
    const text = 'a,"b ""c"", d"\r\ne,f';
    expect(parse([...text])).toEqual([
      ['a', 'b "c", d'],
      ['e', 'f'],
    ]);
  });
});

it.each([
  ['שם;טלפון;כתובת', ';'],
  ['name,phone', ','],
  ['name\tphone', '\t'],
  ['"a,b,c";phone;x', ';'],
  ['Volunteers, 2026\nname;phone;town;address\nNoa;050;Haifa;Herzl 10, 3', ';'],
  ['רשימה\r\n\r\nname;phone', ';'],
  ['', ','],
])('finds the separator of %s', (line, separator) => expect(separatorOf(line)).toBe(separator));

it('ends rows at a carriage return where there is nothing else', () => {
  expect(['a\rb', 'a\r\nb', 'a\nb', 'a'].map(lineEndOf)).toEqual(['\r', '\n', '\n', '\n']);
  const parser = new CsvParser(',', '\r');
  expect([...parser.push('a,b\rc,"d\re"\r'), ...parser.end()]).toEqual([
    ['a', 'b'],
    ['c', 'd\re'],
  ]);
});
