import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { KeyRotation } from './platform/crypto/key-rotation.js';

/** Encrypts everything anew with KAROV_DATA_KEY that one of KAROV_DATA_KEYS_OLD has encrypted (docs/operating.md). It may be broken off and run again. */
async function main(): Promise<void> {
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error', 'fatal'] });
  try {
    const counts = [...(await app.get(KeyRotation).run())];
    for (const [name, { renewed, unreadable }] of counts)
      process.stdout.write(`${name}: ${renewed} encrypted anew${unreadable > 0 ? `, ${unreadable} CANNOT BE READ with the keys that were given` : ''}\n`);
    const isWhole = counts.every(([, { unreadable }]) => unreadable === 0);
    process.stdout.write(
      isWhole
        ? 'Done. Nothing needs the former keys any more.\n'
        : 'Not done. Keep every former key, and name the one that is missing in KAROV_DATA_KEYS_OLD.\n',
    );
    if (!isWhole) process.exitCode = 1;
  } finally {
    await app.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
});
