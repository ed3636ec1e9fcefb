import type { SameKeys } from '../../catalogue.js';
import type { validation as he } from '../he/validation.js';

/** Texts of field checks, English. */
export const validation = {
  required: 'This field is required.',
  text: 'Enter a text.',
  tooShort: 'Enter at least %{min} characters.',
  tooLong: 'Enter at most %{max} characters.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  min: 'The number must be at least %{min}.',
  max: 'The number must be at most %{max}.',
  choice: 'Choose one of the options.',
  flag: 'Choose yes or no.',
  phone: 'Enter a valid phone number.',
  email: 'Enter a valid e-mail address.',
  otp: 'Enter the four digits of the code.',
  uuid: 'The identifier is not valid.',
  date: 'Enter a valid date.',
  list: 'Enter a list.',
  unknown: 'This field is not known.',
  filter: 'The filter is not valid.',
} as const satisfies SameKeys<typeof he>;
