import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { formatPhone } from './shown-phone.js';

describe('formatPhone', () => {
  it.each([
    ['+972541234567', '054-123-4567'],
    ['+972771234567', '077-123-4567'],
    ['+97231234567', '03-123-4567'],
    ['+14155552671', '+14155552671'],
    ['*6050', '*6050'],
    ['', ''],
  ])('shows %s as %s', (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  it.each(['+972501234567', '+972521234567', '+97225671234', '+97248123456', '+972732345678'])(
    'writes %s as the field’s own tables do',
    (number) => {
      expect(formatPhone(number)).toBe(parsePhoneNumberFromString(number)?.formatNational());
    },
  );
});
