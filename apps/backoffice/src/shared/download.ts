import { callHeaders, errorFromAnswer, NetworkError, queryString, type Query } from '@karov/api-client';
import { callOptions } from './api.js';

/** Fetches a file with the caller's token and hands it to the browser to save. */
export async function downloadFile(path: string, query: Query, fileName: string): Promise<void> {
  const answer = await fetch(`/api${path}${queryString(query)}`, { headers: callHeaders(callOptions) }).catch(() => {
    throw new NetworkError();
  });
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => null));

  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
