import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
/** The version of the format before key rotation, which contained no key id. */
const VERSION_WITHOUT_KEY_ID = 1;
const VERSION = 2;

interface DataKey {
  /** Identifies the key without revealing anything about it. */
  id: Buffer;
  key: Buffer;
  /** The key for hashes by which an encrypted text is found. */
  searchKey: Buffer;
}

/**
 * Encrypts sensitive columns (rule 67) and computes keyed hashes. The keys come from the environment: one
 * encrypts, former ones still decrypt.
 */
@Injectable()
export class Crypto {
  private readonly current: DataKey;
  private readonly ring: readonly DataKey[];

  constructor(@Inject(CONFIG) private readonly config: AppConfig) {
    this.current = dataKey(config.secrets.data);
    this.ring = [this.current, ...config.oldDataKeys.map(dataKey)];
  }

  /** The ids of all configured data keys, in hex, the current one first; they reveal nothing about the keys. */
  get keyIds(): string[] {
    return this.ring.map(({ id }) => id.toString('hex'));
  }

  /** The prefix of all data that were encrypted with the current data key. */
  get currentPrefix(): Buffer {
    return Buffer.concat([Buffer.from([VERSION]), this.current.id]);
  }

  /** Encrypts a text. */
  encrypt(text: string): Buffer {
    return this.seal(Buffer.from(text, 'utf8'));
  }

  /** @throws when the buffer was not made by {@link encrypt} with one of the configured keys */
  decrypt(sealed: Buffer): string {
    return this.unseal(sealed).toString('utf8');
  }

  /**
   * Encrypts bytes; the buffer contains the version, the key's id, a random IV, the tag and the ciphertext.
   */
  seal(bytes: Buffer): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.key, iv);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([this.currentPrefix, iv, cipher.getAuthTag(), body]);
  }

  /** @throws when the buffer was not made by {@link seal} with one of the configured keys */
  unseal(sealed: Buffer): Buffer {
    if (sealed[0] === VERSION_WITHOUT_KEY_ID) return this.unsealWithoutKeyId(sealed.subarray(1));
    if (sealed[0] !== VERSION) throw new Error('Unknown encryption version');
    const id = sealed.subarray(1, 1 + KEY_ID_BYTES);
    const used = this.ring.find((candidate) => candidate.id.equals(id));
    if (!used) throw new Error('Encrypted with a key that was not given');
    return open(used.key, sealed.subarray(1 + KEY_ID_BYTES));
  }

  /** Whether the buffer was encrypted with the current data key. */
  isCurrent(sealed: Buffer): boolean {
    return sealed.subarray(0, 1 + KEY_ID_BYTES).equals(this.currentPrefix);
  }

  /** The prefix of every {@link searchHash} made with the current data key. */
  get currentHashPrefix(): string {
    return hashPrefix(this.current);
  }

  /**
   * Returns a keyed hash for finding an encrypted text by its exact content; without the data key nobody can
   * guess texts.
   */
  searchHash(text: string): string {
    return searchHash(this.current, text);
  }

  /** Returns the hashes of a text under all valid keys, for searches while hashes are being renewed. */
  searchHashes(text: string): string[] {
    return this.ring.map((key) => searchHash(key, text));
  }

  /** Returns the id of the key that sealed the bytes, for logs: it reveals nothing about the key. */
  keyIdOf(sealed: Buffer): string {
    return sealed[0] === VERSION ? sealed.subarray(1, 1 + KEY_ID_BYTES).toString('hex') : 'without a sign';
  }

  /**
   * Returns keyed hashes of 64 bits under the current key, written as PostgreSQL writes integers, for many
   * words at once.
   */
  wordHashes(texts: readonly string[]): string[] {
    return texts.map((text) => wordHash(this.current, text));
  }

  /** Returns the hashes of one word under all valid keys. */
  wordHashesUnderAll(text: string): string[] {
    return this.ring.map((key) => wordHash(key, text));
  }

  private unsealWithoutKeyId(rest: Buffer): Buffer {
    for (const { key } of this.ring.slice(0, -1)) {
      try {
        return open(key, rest);
      } catch {
        // the tag does not match, so another key was used
      }
    }
    return open((this.ring.at(-1) ?? this.current).key, rest);
  }

  /**
   * Returns a number of `digits` decimal digits that only somebody with the OTP key can derive from the seed.
   */
  deriveCode(seed: string, digits: number): string {
    const value = createHmac('sha256', this.config.secrets.otp)
      .update(`code|${seed}`)
      .digest()
      .readUInt32BE(0);
    return String(value % 10 ** digits).padStart(digits, '0');
  }

  /** Returns the keyed hash of a one-time code (rule 19). */
  hashCode(seed: string, code: string): string {
    return createHmac('sha256', this.config.secrets.otp).update(`hash|${seed}|${code}`).digest('hex');
  }

  /**
   * Returns a link code of 128 bits, always the same for the same seed, so that a message sent again has the
   * same link.
   */
  deriveLinkCode(seed: string): string {
    return createHmac('sha256', this.config.secrets.link)
      .update(seed)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  }

  /** Returns a signature that proves, for one purpose, that a text comes from this installation. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.config.secrets.jwt).update(`${purpose}|${text}`).digest('base64url');
  }

  /** Returns a one-way hash of a link code, for storage (rule 29). */
  hashLinkCode(code: string): Buffer {
    return createHash('sha256').update(code).digest();
  }

  /** Compares two texts in constant time. */
  equal(a: string, b: string): boolean {
    const left = createHash('sha256').update(a).digest();
    const right = createHash('sha256').update(b).digest();
    return timingSafeEqual(left, right);
  }
}

function dataKey(secret: string): DataKey {
  return {
    id: Buffer.from(hkdfSync('sha256', secret, '', 'karov data key id', KEY_ID_BYTES)),
    key: Buffer.from(hkdfSync('sha256', secret, '', 'karov data', 32)),
    searchKey: Buffer.from(hkdfSync('sha256', secret, '', 'karov data search', 32)),
  };
}

function hashPrefix({ id }: DataKey): string {
  return `${id.toString('hex')}.`;
}

function searchHash(key: DataKey, text: string): string {
  return hashPrefix(key) + createHmac('sha256', key.searchKey).update(text).digest('base64url');
}

function wordHash(key: DataKey, text: string): string {
  return createHmac('sha256', key.searchKey).update(`word|${text}`).digest().readBigInt64BE(0).toString();
}

/**
 * Decrypts IV, tag and ciphertext.
 * @throws when they were not made with this key
 */
function open(key: Buffer, rest: Buffer): Buffer {
  const iv = rest.subarray(0, IV_BYTES);
  const tag = rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
