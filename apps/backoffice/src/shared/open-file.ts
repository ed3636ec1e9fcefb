import { fetchFile as fetchPrivate } from '@karov/api-client';
import { callOptions } from './api.js';

/** How long a loaded file stays in memory for the tab that shows it, in milliseconds. */
const KEPT_MS = 60_000;

/** Fetches a private file with the caller's token. */
export function fetchFile(fileId: string): Promise<Blob> {
  return fetchPrivate(callOptions, `/files/${fileId}`);
}

/** Opens a private file in a new tab. */
export async function openFile(fileId: string): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(fileId));
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
