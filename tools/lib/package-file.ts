import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, ownValue } from '../../libs/domain/src/index.js';

/** What the file of a package says of its version and of the packages that it needs. */
export interface PackageFile {
  version: string;
  dependencies: string[];
  /** those of them that may be missing */
  optional: string[];
  /** those that whoever uses it has to bring */
  peers: string[];
}

/** Reads the `package.json` of a folder. */
export function packageFileOf(folder: string): PackageFile {
  const found: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = recordOf(found);
  const about = recordOf(file['peerDependenciesMeta']);
  const isOptional = (name: string): boolean => recordOf(ownValue(about, name))['optional'] === true;
  return {
    version: String(file['version']),
    dependencies: Object.keys(recordOf(file['dependencies'])),
    optional: Object.keys(recordOf(file['optionalDependencies'])),
    peers: Object.keys(recordOf(file['peerDependencies'])).filter((name) => !isOptional(name)),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
