import { NetworkError } from '@karov/api-client';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** Retries reads that did not reach the server; a refusal by the server is final. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: (count, error) => error instanceof NetworkError && count < TRIES } },
  });
}
