import { createPublicKey } from 'node:crypto';
import type { PushTarget } from './push.types.js';

const POINT_BYTES = 65;
const COORDINATE_BYTES = 32;
const AUTH_BYTES = 16;
const UNCOMPRESSED = 4;

/**
 * The push services that are accepted: their hosts, with `*.` for all subdomains; addresses without TLS are
 * accepted only with `allowsPlain`.
 */
export interface KnownPushServices {
  hosts: readonly string[];
  allowsPlain: boolean;
}

/**
 * Whether an address belongs to a known push service. A subscriber chooses the address that the server sends
 * to, so no other addresses are accepted.
 */
export function isKnownEndpoint(endpoint: string, { hosts, allowsPlain }: KnownPushServices): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const isSafe = protocol === 'https:' && port === '';
  return (isSafe || (allowsPlain && protocol === 'http:')) && hosts.some((host) => isHost(hostname, host));
}

/** Whether keys have the form that browsers' keys have: a point of P-256 and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (!isBase64Url(p256dh) || !isBase64Url(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (
    point.length !== POINT_BYTES ||
    point[0] !== UNCOMPRESSED ||
    Buffer.from(auth, 'base64url').length !== AUTH_BYTES
  )
    return false;
  const [x, y] = [point.subarray(1, 1 + COORDINATE_BYTES), point.subarray(1 + COORDINATE_BYTES)].map((part) =>
    part.toString('base64url'),
  );
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text);

function isHost(hostname: string, known: string): boolean {
  return known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;
}
