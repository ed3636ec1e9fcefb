import { ValidationError } from '@karov/api-client';
import { api } from '../../core/api.js';
import { useLoad } from '../../core/use-load.js';

/**
 * Returns the server's texts if it has blocked the caller's IP address, otherwise null: only a 422 blocks the
 * sign-in (rule 24).
 */
async function askForBlock(): Promise<readonly string[] | null> {
  try {
    await api.act('GET', '/check-ip-status');
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.allTexts() : null;
  }
}

/** Asks on load whether this address is blocked; typing does not wait for the answer. */
export function useAddressBlock(): readonly string[] | null {
  return useLoad(askForBlock).data;
}
