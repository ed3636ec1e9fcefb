import { isOwnName, ownValue } from './own-value.js';

const ADMITTED: Readonly<Record<string, string>> = { name: 'שם' };

describe('ownValue', () => {
  it('reads an object’s own properties', () => {
    expect(ownValue(ADMITTED, 'name')).toBe('שם');
    expect(ownValue({ a: 1, b: 2 }, 'b')).toBe(2);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'missing'])(
    'finds nothing under %s',
    (name) => {
      expect(ownValue(ADMITTED, name)).toBeUndefined();
      expect(isOwnName(ADMITTED, name)).toBe(false);
    },
  );
});
