import type { IncomingMessage } from 'node:http';

/**
 * Reads the whole body of a request; returns null if it broke off, because its sender may have been killed
 * and nobody is waiting for an answer.
 */
export async function requestBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
