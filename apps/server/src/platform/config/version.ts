import { createRequire } from 'node:module';
import { isRecord } from '@karov/domain';

const read = createRequire(import.meta.url);

/** The version of this program. */
export function versionOf(): string {
  const found: unknown = read('../../../../../package.json');
  return isRecord(found) ? String(found['version']) : 'unknown';
}
