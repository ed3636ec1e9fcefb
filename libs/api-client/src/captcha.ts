import { isRecord } from '@karov/domain';
import { pbkdf2 } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** The captcha's challenge from the server. */
interface Work {
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
}

const COUNTER_BYTES = 4;
/** How long the work may block a page at a time when there is no worker. */
const STRETCH_MS = 40;

/** Loads the captcha and solves it. Returns null when that fails or the result is no longer needed. */
export async function solveCaptcha(isWanted: () => boolean): Promise<string | null> {
  const answer = await fetch('/api/captcha/challenge');
  const challenge: unknown = await answer.json();
  return solveProofOfWork(challenge, isWanted);
}

/**
 * Solves the captcha (rule 21) with hash functions of our own, because browsers offer theirs only to pages
 * loaded over HTTPS. Returns the form field's value in base64, or null if the challenge is invalid or the
 * result is no longer needed.
 */
export async function solveProofOfWork(challenge: unknown, isWanted: () => boolean): Promise<string | null> {
  const work = readWork(challenge);
  if (!work) return null;
  const start = performance.now();
  const [nonce, salt] = [hexToBytes(work.nonce), hexToBytes(work.salt)];
  const password = new Uint8Array(nonce.length + COUNTER_BYTES);
  password.set(nonce);
  const places = new DataView(password.buffer);
  let rested = start;
  for (let counter = 0; isWanted(); counter++) {
    places.setUint32(nonce.length, counter, false);
    const derivedKey = bytesToHex(pbkdf2(sha256, password, salt, { c: work.cost, dkLen: work.keyLength }));
    if (derivedKey.startsWith(work.keyPrefix))
      return btoa(
        JSON.stringify({ challenge, solution: { counter, derivedKey, time: performance.now() - start } }),
      );
    if (performance.now() - rested < STRETCH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    rested = performance.now();
  }
  return null;
}

function readWork(challenge: unknown): Work | null {
  if (!isRecord(challenge) || !isRecord(challenge['parameters'])) return null;
  const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = challenge['parameters'];
  if (
    algorithm !== 'PBKDF2/SHA-256' ||
    typeof nonce !== 'string' ||
    typeof salt !== 'string' ||
    typeof keyPrefix !== 'string'
  )
    return null;
  if (typeof cost !== 'number' || typeof keyLength !== 'number' || keyPrefix === '') return null;
  return { nonce, salt, cost, keyLength, keyPrefix };
}
