import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 5;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const LAST_RECORD = 2;
const A_DAY_SECONDS = 86_400;

/**
 * A browser's side of a push subscription: the data that it sends to the server, and the private key that
 * only it can decrypt with.
 */
export class BrowserKeys {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(SALT_BYTES);

  constructor() {
    this.pair.generateKeys();
  }

  get p256dh(): string {
    return this.pair.getPublicKey('base64url');
  }

  get auth(): string {
    return this.secret.toString('base64url');
  }

  /**
   * Decrypts a body of one record (RFC 8188 and 8291).
   * @throws when the body was not encrypted for this browser
   */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES);
    const keyEnd = HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0);
    const sender = body.subarray(HEADER_BYTES, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const material = derive(this.pair.computeSecret(sender), this.secret, info, KEY_BYTES);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(material, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(material, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(body.subarray(keyEnd, -TAG_BYTES)), cipher.final()]);
    const end = padded.lastIndexOf(LAST_RECORD);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
      throw new Error('the record has no end');
    return padded.subarray(0, end).toString('utf8');
  }
}

function derive(material: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}

/** Returns what is wrong with a sender's identification (RFC 8292), or null. */
export function vapidFault(
  authorization: string | undefined,
  publicKey: string,
  audience: string,
): string | null {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key !== publicKey) return 'k is not the key with which the browser subscribed';
  return isSigned(token, key) ? claimsFault(token, audience) : 'the signature is wrong';
}

function isSigned(token: string, key: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

function claimsFault(token: string, audience: string): string | null {
  const read: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (typeof read !== 'object' || read === null || !('aud' in read && 'exp' in read && 'sub' in read))
    return 'claims are missing';
  const seconds = Number(read.exp) - Date.now() / 1000;
  if (read.aud !== audience) return 'aud is not this push service';
  if (seconds <= 0 || seconds > A_DAY_SECONDS) return 'exp is not within a day';
  return /^(mailto:|https:)/.test(String(read.sub)) ? null : 'sub is no address';
}
