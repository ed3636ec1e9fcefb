import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '../config/config.module.js';
import type { AppConfig } from '../config/config.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 1;

/** Encryption of sensitive columns (decision 67) and keyed hashes. Keys come from the environment. */
@Injectable()
export class Crypto {
  private readonly dataKey: Buffer;

  constructor(@Inject(CONFIG) private readonly config: AppConfig) {
    this.dataKey = Buffer.from(hkdfSync('sha256', config.secrets.data, '', 'karov data', 32));
  }

  /** Encrypts a text. */
  encrypt(text: string): Buffer {
    return this.seal(Buffer.from(text, 'utf8'));
  }

  /** @throws when the buffer was not made by {@link encrypt} with the same key */
  decrypt(sealed: Buffer): string {
    return this.unseal(sealed).toString('utf8');
  }

  /** Encrypts bytes: version, random IV, tag and ciphertext in one buffer. */
  seal(bytes: Buffer): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.dataKey, iv);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
  }

  /** @throws when the buffer was not made by {@link seal} with the same key */
  unseal(sealed: Buffer): Buffer {
    if (sealed[0] !== VERSION) throw new Error('Unknown encryption version');
    const iv = sealed.subarray(1, 1 + IV_BYTES);
    const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.dataKey, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** A number of `digits` decimal digits that only the holder of the OTP key can derive from the seed. */
  deriveCode(seed: string, digits: number): string {
    const value = createHmac('sha256', this.config.secrets.otp).update(`code|${seed}`).digest().readUInt32BE(0);
    return String(value % 10 ** digits).padStart(digits, '0');
  }

  /** Keyed hash of a one-time code (decision 19). */
  hashCode(seed: string, code: string): string {
    return createHmac('sha256', this.config.secrets.otp).update(`hash|${seed}|${code}`).digest('hex');
  }

  /** A link code of 128 bits, always the same for the same seed, so that a repeated sending carries the same link. */
  deriveLinkCode(seed: string): string {
    return createHmac('sha256', this.config.secrets.link).update(seed).digest().subarray(0, 16).toString('base64url');
  }

  /** A mark by which a text is known to come from here, for one purpose. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.config.secrets.jwt).update(`${purpose}|${text}`).digest('base64url');
  }

  /** One-way hash under which a link code is stored (decision 29). */
  hashLinkCode(code: string): Buffer {
    return createHash('sha256').update(code).digest();
  }

  /** Compares two texts without telling by time how much of them agrees. */
  equal(a: string, b: string): boolean {
    const left = createHash('sha256').update(a).digest();
    const right = createHash('sha256').update(b).digest();
    return timingSafeEqual(left, right);
  }
}

@Global()
@Module({ providers: [Crypto], exports: [Crypto] })
export class CryptoModule {}
