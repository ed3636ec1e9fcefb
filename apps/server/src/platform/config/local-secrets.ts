import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import { SECRET_NAMES } from './config.js';

const VAPID_NAMES = ['KAROV_VAPID_PUBLIC_KEY', 'KAROV_VAPID_PRIVATE_KEY'] as const;

/**
 * Outside production, creates missing keys once, and keeps them in the data folder, readable only by its
 * owner, so that the next start can decrypt existing data. In production, keys must be provided
 * (docs/operating/keys.md).
 */
export function withLocalSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env['NODE_ENV'] === 'production') return env;
  const missing = SECRET_NAMES.filter((name) => !env[name]);
  const folder = env['KAROV_DATA'] ?? '.data';
  const file = join(folder, 'secrets.json');
  const kept = readKept(file);
  const made = {
    ...Object.fromEntries(missing.map((name) => [name, kept.get(name) ?? randomBytes(32).toString('hex')])),
    ...(VAPID_NAMES.some((name) => env[name]) ? {} : vapidPair(kept)),
  };
  if (Object.entries(made).some(([name, value]) => kept.get(name) !== value)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(kept), ...made }), { mode: 0o600 });
  }
  return { ...env, ...made };
}

/**
 * Returns the pair of keys that identifies this installation to push services; it never changes, because
 * browsers have subscribed with it.
 */
function vapidPair(kept: ReadonlyMap<string, string>): Record<string, string> {
  if (VAPID_NAMES.every((name) => kept.has(name)))
    return Object.fromEntries(VAPID_NAMES.map((name) => [name, kept.get(name) ?? '']));
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return { KAROV_VAPID_PUBLIC_KEY: publicKey, KAROV_VAPID_PRIVATE_KEY: privateKey };
}

function readKept(file: string): Map<string, string> {
  const parsed: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (typeof parsed !== 'object' || parsed === null) return new Map();
  return new Map(
    Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
