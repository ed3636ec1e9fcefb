import { asTemplateVariable, isTemplateName, TEMPLATE_NAMES } from './whatsapp.js';

describe('a text as a template variable', () => {
  it.each([
    ['שלום דנה\nמישהו צריך עזרה.\n\nקרוב', 'שלום דנה · מישהו צריך עזרה. קרוב'],
    ['one\ttwo     three', 'one two three'],
    ['  \r\n a \u2028 b \n ', 'a · b'],
    ['', ''],
    ['\n\n', ''],
  ])('%j: %j', (text, shown) => expect(asTemplateVariable(text)).toBe(shown));
});

it('names templates by kinds of messages, and none for broadcasts', () => {
  expect(['general', 'offer', 'otp'].every(isTemplateName)).toBe(true);
  expect(['broadcast', 'offers', 'toString', ''].some(isTemplateName)).toBe(false);
  expect(TEMPLATE_NAMES).not.toContain('broadcast');
});
