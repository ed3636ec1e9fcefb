import { Linter } from 'eslint';
import { fileNames } from './file-names.js';

const found = (file: string, text = ''): number =>
  new Linter().verify(
    text,
    [
      {
        files: ['**/*.js', '**/*.ts'],
        plugins: { karov: { rules: { 'file-names': fileNames } } },
        rules: { 'karov/file-names': 'error' },
      },
    ],
    file,
  ).length;

describe('file-names', () => {
  it.each(['phone-field.js', 'phone-field.test.js', 'a-nearest.bench.js', 'otp.js', 'form-texts.he.js'])(
    'accepts %s',
    (file) => {
      expect(found(`apps/portal/src/${file}`)).toBe(0);
    },
  );

  it.each(['PhoneField.js', 'usePhone.js', 'phone_field.js', 'phone--field.js'])(
    'asks for another name than %s',
    (file) => {
      expect(found(`apps/portal/src/${file}`)).toBe(1);
    },
  );

  it.each([
    ['pairing.service.ts', 'export class Pairing {}', 1],
    ['pairing.service.ts', 'export class PairingService {}', 0],
    ['pairing.repository.ts', 'export class PairingService {}', 1],
    ['pairing.repository.ts', 'export class PairingRepository {}', 0],
  ])('finds in %s with "%s" %i faults', (file, text, faults) => {
    expect(found(`apps/server/src/${file}`, text)).toBe(faults);
  });
});
