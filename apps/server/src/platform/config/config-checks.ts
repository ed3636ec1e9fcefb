import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';

const SECRET_MIN_LENGTH = 32;
/**
 * The number of distinct characters that a random key of 32 characters exceeds; a repeated word or character
 * has fewer.
 */
const SECRET_MIN_SIGNS = 10;
/** The length of a P-256 key, including leading zeros. */
const PRIVATE_KEY_BYTES = 32;
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns what is wrong with a key, or null. */
export function secretFault(value: string): string | null {
  if (value.length < SECRET_MIN_LENGTH) return `needs at least ${SECRET_MIN_LENGTH} characters`;
  return new Set(value).size < SECRET_MIN_SIGNS
    ? 'is easy to guess: `openssl rand -hex 32` makes a good one'
    : null;
}

/** Returns what is wrong with the key of backups, which is an identity of age, or null. */
export function backupKeyFault(value: string): string | null {
  return /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(value)
    ? null
    : 'is not a key of backups: `npm run backup -- --new-key` makes one';
}

/**
 * Returns what is wrong with the URL used in links, or null. In production people's codes and links are sent
 * to it, so it must use TLS.
 */
export function publicUrlFault(production: boolean): (value: string) => string | null {
  return (value) => {
    const url = urlOf(value, ['http:', 'https:']);
    if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
      return 'must be an address without a path, such as https://karov.example.org';
    }
    return production && url.protocol !== 'https:' && !isThisMachine(url.hostname)
      ? 'must begin with https:// in production'
      : null;
  };
}

/**
 * Returns what is wrong with the trusted proxies, or null. They can be named ranges, addresses, or networks
 * such as 10.0.0.0/8.
 */
export function proxyFault(value: string): string | null {
  const isKnown = value.split(',').every((part) => NETWORK_NAMES.has(part.trim()) || isNetwork(part.trim()));
  return isKnown
    ? null
    : 'may name loopback, linklocal, uniquelocal, addresses and networks such as 10.0.0.0/8, with commas between';
}

/** Returns what is wrong with the URL of map tiles, or null. */
export function tilesFault(value: string): string | null {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
  return hasPlaces && urlOf(value.replace('{s}', 'a'), ['http:', 'https:'])
    ? null
    : 'must be an address with {z}, {x} and {y}, such as https://tile.example.org/{z}/{x}/{y}.png';
}

/** Returns what is wrong with PostgreSQL's URL, or null. */
export function databaseFault(value: string): string | null {
  const url = urlOf(value, ['postgres:', 'postgresql:']);
  return url && url.pathname.length > 1
    ? null
    : 'must be an address such as postgresql://user:password@host:5432/karov';
}

/** Returns what is wrong with Redis's URL, or null. */
export function redisFault(value: string): string | null {
  return urlOf(value, ['redis:', 'rediss:']) ? null : 'must be an address such as redis://host:6379';
}

/**
 * Returns what is wrong with the pair of keys that identifies this installation to push services, or null.
 */
export function vapidFault(publicKey: string, privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    if (
      Buffer.from(privateKey, 'base64url').length === PRIVATE_KEY_BYTES &&
      pair.getPublicKey('base64url') === publicKey
    )
      return null;
  } catch {
    return 'must be a private key of P-256, base64url: `npx web-push generate-vapid-keys` makes a pair';
  }
  return 'does not belong to KAROV_VAPID_PUBLIC_KEY';
}

/** Returns what is wrong with the address at which push services can reach the operator, or null. */
export function subjectFault(value: string): string | null {
  return /^mailto:[^@\s]+@[^@\s]+$/.test(value) || urlOf(value, ['https:'])
    ? null
    : 'must be a mailto: or https: address';
}

function urlOf(value: string, protocols: readonly string[]): URL | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Returns what is wrong with a currency's name, or null. */
export function currencyFault(value: string): string | null {
  return /^[A-Z]{3}$/.test(value) ? null : 'must be three capital letters, such as ILS';
}
