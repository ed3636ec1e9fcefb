import { linkCodeOf, tidyAddress } from './links.js';

const CODE = 'Ab_9-xAb_9-xAb_9-xAb_9';

it.each([
  CODE,
  `${CODE}.`,
  `${CODE})`,
  `${CODE},`,
  `${CODE}’`,
  `${CODE}>`,
  `${CODE}).`,
  `${CODE}\u200f`,
  `${CODE} `,
  `${CODE},תודה`,
  `${CODE}_`,
  `${CODE}--`,
  `${CODE}״`,
])('%j has the code of a link', (typed) => expect(linkCodeOf(typed)).toBe(CODE));

it('accepts nothing from an invalid code', () => {
  expect(['', 'short', `${CODE}x`, '.'].map(linkCodeOf)).toEqual(['', 'short', `${CODE}x`, '']);
});

it.each([
  [`/v/${CODE}.`, '', `/v/${CODE}`],
  [`/v/${CODE}%E2%80%99`, '', `/v/${CODE}`],
  [`/v/${CODE})%E2%80%8F.`, '', `/v/${CODE}`],
  ['/messages/12345.', '', '/messages/12345'],
  [
    '/volunteer/registration/%D7%A9%D7%9C%D7%95%D7%9D,',
    '',
    '/volunteer/registration/%D7%A9%D7%9C%D7%95%D7%9D',
  ],
  ['/a%2Fb).', '', '/a%2Fb'],
  ['/).', '', '/'],
  ['/contact-us', '?conversation=5.', '/contact-us?conversation=5'],
  ['/contact-us', '?).', '/contact-us'],
  ['/events', '?search=St.', null],
  ['/events', '?page=2', null],
  ['/messages/12345', '', null],
  ['/', '', null],
  ['/a%', '', null],
])('%s%s leads to %s', (path, query, tidy) => expect(tidyAddress(path, query)).toBe(tidy));
