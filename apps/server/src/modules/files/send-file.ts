import type { Response } from 'express';
import type { OpenedFile } from './files.service.js';

/**
 * Sends a file in such a way that a browser shows pictures and saves everything else, but never opens it as a
 * page.
 */
export function sendFile(response: Response, file: OpenedFile, { isPublic }: { isPublic: boolean }): void {
  const disposition = file.contentType.startsWith('image/')
    ? 'inline'
    : 'attachment; filename="document.pdf"';
  response.set({
    'Content-Type': file.contentType,
    'Content-Disposition': disposition,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': isPublic ? 'public, max-age=3600' : 'private, no-store',
  });
  response.send(file.bytes);
}
