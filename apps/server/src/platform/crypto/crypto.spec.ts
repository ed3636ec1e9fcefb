import { readConfig, SECRET_NAMES } from '../config/config.js';
import { Crypto } from './crypto.js';

const cryptoWith = (letter: string, changed: Record<string, string> = {}) =>
  new Crypto(
    readConfig({
      ...Object.fromEntries(
        SECRET_NAMES.map((name) => [name, `${name}-${letter}-0123456789abcdef0123456789`]),
      ),
      DATABASE_URL: 'postgres://nowhere/karov',
      ...changed,
    }),
  );

describe('encryption of columns', () => {
  const crypto = cryptoWith('a');

  it.each(['', '123456782', 'מזהה 🔒 with every sign'])('returns what it was given: %p', (text) => {
    expect(crypto.decrypt(crypto.encrypt(text))).toBe(text);
  });

  it('never returns the same twice, and hides the text', () => {
    const [one, other] = [crypto.encrypt('123456782'), crypto.encrypt('123456782')];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('123456782')).toBe(false);
  });

  it('notices every changed byte', () => {
    const sealed = crypto.encrypt('123456782');
    for (let place = 0; place < sealed.length; place++) {
      const forged = Buffer.from(sealed);
      forged[place] = (forged[place] ?? 0) ^ 1;
      expect(() => crypto.decrypt(forged)).toThrow();
    }
  });

  it('cannot be read with another key', () => {
    expect(() => cryptoWith('b').decrypt(crypto.encrypt('123456782'))).toThrow();
  });
});

describe('a data key that is changed', () => {
  const keyOf = (letter: string) => `KAROV_DATA_KEY-${letter}-0123456789abcdef0123456789`;
  const former = cryptoWith('a');
  const changed = cryptoWith('b', { KAROV_DATA_KEYS_OLD: `${keyOf('c')},${keyOf('a')}` });

  it('still reads what the former one has written, and writes with the new one', () => {
    const before = former.encrypt('123456782');
    expect(changed.decrypt(before)).toBe('123456782');
    expect(changed.isCurrent(before)).toBe(false);
    const after = changed.encrypt('123456782');
    expect(changed.isCurrent(after)).toBe(true);
    expect(cryptoWith('b').decrypt(after)).toBe('123456782');
    expect(() => former.decrypt(after)).toThrow('a key that was not given');
  });

  it('reads what was written before keys had a mark', () => {
    const marked = former.encrypt('123456782');
    const unmarked = Buffer.concat([Buffer.from([1]), marked.subarray(5)]);
    expect(former.decrypt(unmarked)).toBe('123456782');
    expect(changed.decrypt(unmarked)).toBe('123456782');
    expect(changed.isCurrent(unmarked)).toBe(false);
    expect(() => cryptoWith('b').decrypt(unmarked)).toThrow();
  });
});

describe('codes and hashes', () => {
  const crypto = cryptoWith('a');

  it('derives codes of the required length, each from its seed and key', () => {
    const codes = Array.from({ length: 200 }, (_, n) => crypto.deriveCode(`seed-${n}`, 4));
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(150);
    expect(crypto.deriveCode('seed-1', 4)).toBe(codes[1]);
    expect(cryptoWith('b').deriveCode('seed-1', 8)).not.toBe(crypto.deriveCode('seed-1', 8));
  });

  it('derives link codes of 128 bits, the same for the same message', () => {
    const code = crypto.deriveLinkCode('event_user|1|2');
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    expect(crypto.deriveLinkCode('event_user|1|2')).toBe(code);
    expect(crypto.deriveLinkCode('event_user|1|3')).not.toBe(code);
    expect(crypto.hashLinkCode(code)).toHaveLength(32);
  });

  it('ties a code’s hash to its challenge and to the key', () => {
    expect(crypto.hashCode('1|a', '1234')).not.toBe(crypto.hashCode('2|a', '1234'));
    expect(crypto.hashCode('1|a', '1234')).not.toBe(cryptoWith('b').hashCode('1|a', '1234'));
    expect(crypto.equal('abc', 'abc')).toBe(true);
    expect(crypto.equal('abc', 'abcd')).toBe(false);
  });
});
