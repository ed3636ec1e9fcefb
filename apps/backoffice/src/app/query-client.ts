import { NetworkError } from '@karov/api-client';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** Reads are repeated when the server was not reached; what it has refused once it refuses again. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: (count, error) => error instanceof NetworkError && count < TRIES } } });
}
