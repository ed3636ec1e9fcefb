import { idCheckDigit, isIsraeliId, padIdNumber } from './id-number.js';

describe('identity numbers (rule 66)', () => {
  it.each([
    ['18', '000000018'],
    ['1234567-8', '012345678'],
    ['123456782', '123456782'],
  ])('brings %s to nine digits', (typed, padded) => expect(padIdNumber(typed)).toBe(padded));

  it.each(['', 'abc', '1234567890'])('refuses "%s"', (typed) => expect(padIdNumber(typed)).toBeNull());

  it.each(['123456782', '000000018', '039337423'])('accepts %s', (id) => expect(isIsraeliId(id)).toBe(true));

  it.each(['123456789', '000000000', '12345678', '123456783'])('refuses %s', (id) =>
    expect(isIsraeliId(id)).toBe(false),
  );

  it('makes the digit that the check accepts', () => {
    for (const first of ['12345678', '00000001', '99999999', '30000000'])
      expect(isIsraeliId(first + String(idCheckDigit(first)))).toBe(true);
  });
});
