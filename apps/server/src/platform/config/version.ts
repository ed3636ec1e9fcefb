import { createRequire } from 'node:module';
import { isRecord, ownValue } from '@karov/domain';

const read = createRequire(import.meta.url);

/** The version of this program. */
export function versionOf(): string {
  return fieldOf('../../../../../package.json', 'version') ?? 'unknown';
}

/** The version, with the commit from which this program was built where that is known. */
export interface Build {
  version: string;
  commit?: string;
}

/** Which program this is. */
export function buildOf(): Build {
  const commit = fieldOf('../../build.json', 'commit');
  return { version: versionOf(), ...(commit !== null && { commit }) };
}

/** A text of a file of JSON; null if there is no such file, as in a program that runs from its sources. */
function fieldOf(path: string, field: string): string | null {
  try {
    const found: unknown = read(path);
    const value = isRecord(found) ? ownValue(found, field) : undefined;
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
