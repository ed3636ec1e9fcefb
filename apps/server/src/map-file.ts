import { resolve } from 'node:path';
import { HOUR } from '@karov/domain';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { MAP_FILE_PATH, type MapFile } from './platform/config/map-file.js';

/**
 * Serves the file of streets, which browsers read piece by piece. It is separate from the API: one map view
 * reads several dozen pieces, which must not count towards an IP address's calls per minute.
 */
export function serveMapFile(app: NestExpressApplication, file: MapFile | null): void {
  if (file === null) return;
  const path = resolve(file.path);
  app.use(MAP_FILE_PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('Content-Type', 'application/octet-stream');
    response.sendFile(path, { maxAge: HOUR * 1000, dotfiles: 'allow' });
  });
}
