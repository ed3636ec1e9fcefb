import { useCallback } from 'react';
import { ValidationError } from '@karov/api-client';
import { api } from '../../core/api.js';
import { useLoad } from '../../core/use-load.js';

export type AddressCheck = { state: 'checking' | 'free' } | { state: 'blocked'; texts: readonly string[] };

/** Asks whether the caller's IP is blocked (GET /check-ip-status). Only a 422 closes the door; any other failure does not. */
export function useAddressCheck(): AddressCheck {
  const ask = useCallback(async (): Promise<AddressCheck> => {
    try {
      await api.act('GET', '/check-ip-status');
    } catch (error) {
      if (error instanceof ValidationError) return { state: 'blocked', texts: error.allTexts() };
    }
    return { state: 'free' };
  }, []);
  return useLoad(ask).data ?? { state: 'checking' };
}
