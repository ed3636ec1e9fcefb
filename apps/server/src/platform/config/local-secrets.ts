import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_NAMES } from './config.js';

/**
 * Outside production, keys that nobody gave are made once and kept in the data folder, readable by its owner only,
 * so that a second start can read what the first has encrypted. Production must bring its own (docs/operating.md).
 */
export function withLocalSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env['NODE_ENV'] === 'production') return env;
  const missing = SECRET_NAMES.filter((name) => !env[name]);
  if (missing.length === 0) return env;
  const folder = env['KAROV_DATA'] ?? '.data';
  const file = join(folder, 'secrets.json');
  const kept = readKept(file);
  const made = Object.fromEntries(missing.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')]));
  if (missing.some((name) => !kept[name])) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...kept, ...made }), { mode: 0o600 });
  }
  return { ...env, ...made };
}

function readKept(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
