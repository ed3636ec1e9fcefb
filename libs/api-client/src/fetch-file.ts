import { errorFromAnswer, NetworkError } from './errors.js';
import { type ClientOptions, callHeaders } from './fetch-client.js';

/**
 * Loads a private file with the caller's token, which the file's URL requires.
 * @throws ApiError if the file cannot be loaded
 */
export async function fetchFile(
  options: Pick<ClientOptions, 'locale' | 'token'>,
  path: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const answer = await fetch(`/api${path}`, { headers: callHeaders(options), signal }).catch(
    (reason: unknown) => {
      throw signal?.aborted ? reason : new NetworkError();
    },
  );
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
