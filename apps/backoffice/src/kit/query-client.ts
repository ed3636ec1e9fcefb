import { QueryClient } from '@tanstack/react-query';
import { unreachedAgain } from '../shared/connection.js';

/** Retries reads that did not reach the server. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: unreachedAgain } } });
}
