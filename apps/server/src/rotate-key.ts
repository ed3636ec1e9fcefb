import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { ChecksRepository } from './platform/checks/checks.repository.js';
import { keepOnlyCurrentKey } from './platform/checks/key-check.js';
import { Ending } from './platform/clock/ending.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { Crypto } from './platform/crypto/crypto.js';
import { KeyRotation, type RotationCount } from './platform/crypto/key-rotation.js';
import { Database } from './platform/database/database.js';

/**
 * Re-encrypts with KAROV_DATA_KEY everything encrypted with one of KAROV_DATA_KEYS_OLD (docs/operating/keys.md).
 * It may be interrupted and run again.
 */
async function main(): Promise<void> {
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  const ending = app.get(Ending);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.begin());
  try {
    const counts = [...(await app.get(KeyRotation).run())];
    for (const [name, { renewed, unreadable, failed }] of counts)
      process.stdout.write(
        `${name}: ${renewed} encrypted anew${unreadable > 0 ? `, ${unreadable} CANNOT BE READ with the keys that were given` : ''}${failed > 0 ? `, ${failed} COULD NOT BE WRITTEN` : ''}\n`,
      );
    const violation = verdictOf(
      counts.map(([, count]) => count),
      ending.isNear,
    );
    if (violation === null)
      await keepOnlyCurrentKey(new ChecksRepository(app.get(Database).manager), app.get(Crypto));
    process.stdout.write(`${violation ?? 'Done. Nothing needs the former keys any more.'}\n`);
    if (violation !== null) process.exitCode = 1;
  } finally {
    await app.close();
  }
}

/** Describes what work remains; null if everything is done. */
function verdictOf(counts: readonly RotationCount[], isBrokenOff: boolean): string | null {
  if (isBrokenOff)
    return 'Broken off. Run it again: it goes on where it stood. Keep every former key until then.';
  if (counts.some(({ unreadable }) => unreadable > 0))
    return 'Not done. Keep every former key, and name the one that is missing in KAROV_DATA_KEYS_OLD.';
  return counts.some(({ failed }) => failed > 0)
    ? 'Not done. Keep every former key; the lines above say which rows could not be written.'
    : null;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
});
