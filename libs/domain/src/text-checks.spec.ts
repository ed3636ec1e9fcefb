import { holdsLink, validateShortText } from './text-checks.js';

describe('holdsLink', () => {
  it.each([
    'You won https://evil.example/x',
    'זכית www.evil.example',
    'evil.example.com',
    'bit.ly/x',
    'זכית! evil.co.il',
    'EVIL.COM',
    'זכית://x',
    'קליק.קום/פרס',
    'prize.win call',
    '185.12.3.4',
    'evil。com',
    'xn--abc',
  ])('%s is one', (text) => {
    expect(holdsLink(text)).toBe(true);
    expect(validateShortText(text, 1, 255)).toEqual({ key: 'link' });
  });

  it.each([
    'J.R. Cohen',
    'St.John Levi',
    'ד.ר. לוי',
    'נועה ב. לוי',
    'O’Connor',
    'בן-דוד',
    'Jr.',
    'M.A.Levi',
    'Dr.Me',
    'ע.ר.מ',
  ])('%s is a name', (text) => {
    expect(validateShortText(text, 1, 255)).toBeNull();
  });

  it('a name has no line break', () => {
    expect(validateShortText('נועה\nלוי', 1, 255)).toEqual({ key: 'markup' });
  });
});
