import type { AppConfig } from '../config/config.js';
import { Crypto } from '../crypto/crypto.js';
import type { Finding } from './finding.js';
import { checkKeys } from './key-check.js';
import { connectFault, withChecks } from './ready-to-start.js';
import { checkExtensions, checkSchema, readSchema } from './schema-check.js';
import { checkClock, checkDisk, checkProviders, freeMegabytes } from './surroundings.js';

/** Makes all checks of a start, and those that only warn, without changing anything. */
export async function examine(config: AppConfig): Promise<Finding[]> {
  return [
    ...(await examineDatabase(config)),
    checkDisk(await freeMegabytes(config.dataFolder), config),
    ...(await checkProviders(config)),
  ];
}

async function examineDatabase(config: AppConfig): Promise<Finding[]> {
  const fault = await connectFault(config.databaseUrl);
  if (fault)
    return [
      { check: 'database', state: 'fault', says: `It cannot be used: ${fault.message || fault.name}.` },
    ];
  return withChecks(config.databaseUrl, async (repository) => [
    checkSchema(await readSchema(repository), config.databaseOwnerUrl !== null),
    await checkExtensions(repository),
    await checkKeys(repository, new Crypto(config)),
    await checkClock(repository),
  ]);
}

/** The findings as lines for a terminal. */
export function asLines(findings: readonly Finding[]): string {
  const words = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' };
  return findings
    .map(({ check, state, says }) => `${words[state].padEnd(8)} ${check.padEnd(11)} ${says}`)
    .join('\n');
}
