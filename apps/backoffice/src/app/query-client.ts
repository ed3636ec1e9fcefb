import { NetworkError } from '@karov/api-client';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** Repeats reads that did not reach the server. What the server refused it would refuse again. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: (count, error) => error instanceof NetworkError && count < TRIES } },
  });
}
