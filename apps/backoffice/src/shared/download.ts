import { callHeaders, errorFromAnswer, NetworkError, type Query, queryString } from '@karov/api-client';
import { callOptions } from './api.js';

/** Loads a file with the caller's token and has the browser save it. */
export function downloadFile(path: string, query: Query, fileName: string): Promise<void> {
  return save(`${path}${queryString(query)}`, {}, fileName);
}

/** Uploads a file, and has the browser save the file that is returned. */
export function exchangeFile(path: string, file: File, fileName: string): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  return save(path, { method: 'POST', body }, fileName);
}

async function save(path: string, init: RequestInit, fileName: string): Promise<void> {
  const answer = await fetch(`/api${path}`, { ...init, headers: callHeaders(callOptions) }).catch(() => {
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
