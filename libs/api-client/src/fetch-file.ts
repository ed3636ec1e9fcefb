import { errorFromAnswer, NetworkError } from './errors.js';
import { callHeaders, type ClientOptions } from './fetch-client.js';

/**
 * Fetches a private file with the caller's token: no address of it can be opened without.
 * @throws ApiError
 */
export async function fetchFile(options: Pick<ClientOptions, 'locale' | 'token'>, path: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(`/api${path}`, { headers: callHeaders(options), signal }).catch((reason: unknown) => {
    throw signal?.aborted ? reason : new NetworkError();
  });
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
