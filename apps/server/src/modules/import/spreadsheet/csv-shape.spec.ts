import { lineEndOf, separatorOf } from './csv-shape.js';

it.each([
  ['שם;טלפון;כתובת', ';'],
  ['name,phone', ','],
  ['name\tphone', '\t'],
  ['"a,b,c";phone;x', ';'],
  ['Volunteers, 2026\nname;phone;town;address\nNoa;050;Haifa;Herzl 10, 3', ';'],
  ['רשימה\r\n\r\nname;phone', ';'],
  ['', ','],
])('finds the separator of %s', (line, separator) => expect(separatorOf(line)).toBe(separator));

it('finds what ends the lines', () => {
  expect(['a\rb', 'a\r\nb', 'a\nb', 'a'].map(lineEndOf)).toEqual(['\r', '\n', '\n', '\n']);
});
