import { Linter } from 'eslint';
import { fileNames } from './file-names.js';

const found = (file: string): number =>
  new Linter().verify(
    '',
    [{ plugins: { karov: { rules: { 'file-names': fileNames } } }, rules: { 'karov/file-names': 'error' } }],
    file,
  ).length;

describe('file-names', () => {
  it.each(['phone-field.js', 'phone-field.test.js', 'a-nearest.bench.js', 'otp.js', 'form-texts.he.js'])(
    'lets %s be',
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
});
