import type { Crypto } from '../crypto/crypto.js';
import type { ChecksRepository } from './checks.repository.js';
import type { Finding } from './finding.js';

const WORD = 'Karov';

/**
 * Checks that the data keys open all that is sealed: a word under each key that was ever in use here, and, in a
 * database from before there were such words, some of its values.
 */
export async function checkKeys(repository: ChecksRepository, crypto: Crypto): Promise<Finding> {
  const words = await repository.words();
  const closed = words.filter(({ word }) => !opens(crypto, word)).map(({ sign }) => sign);
  if (words.length === 0)
    for (const { column, sealed } of await repository.sealedSample())
      if (!opens(crypto, sealed)) closed.push(`${crypto.keyIdOf(sealed)} in ${column}`);
  return closed.length === 0
    ? { check: 'keys', state: 'ok', says: 'The data keys open what is sealed.' }
    : {
        check: 'keys',
        state: 'fault',
        says: `The database has texts under a data key that was not given (sign ${[...new Set(closed)].join(', ')}; given: ${crypto.keyIds.join(', ')}): set the key of this database as KAROV_DATA_KEY, or add it to KAROV_DATA_KEYS_OLD (docs/operating/keys.md, "Keys").`,
      };
}

/** Keeps a word under the current data key, if there is none yet. */
export async function keepCurrentKey(repository: ChecksRepository, crypto: Crypto): Promise<void> {
  await repository.keepWord({ sign: signOf(crypto), word: crypto.encrypt(WORD) });
}

/** Forgets the words under former keys, once nothing else is sealed with them. */
export async function keepOnlyCurrentKey(repository: ChecksRepository, crypto: Crypto): Promise<void> {
  await keepCurrentKey(repository, crypto);
  await repository.forgetWordsBut(signOf(crypto));
}

function signOf({ keyIds: [current] }: Crypto): string {
  if (current === undefined) throw new Error('there is no data key');
  return current;
}

function opens(crypto: Crypto, sealed: Buffer): boolean {
  try {
    crypto.unseal(sealed);
    return true;
  } catch {
    return false;
  }
}
