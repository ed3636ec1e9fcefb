import { NestFactory } from '@nestjs/core';
import { WrongUse } from './admin/command.js';
import { makeSuperAdmin } from './admin/people-commands.js';
import { AppModule } from './app.module.js';
import { makeReady } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';

const USAGE = 'Usage: npm run create-super-admin -- PHONE "FIRST NAME" "LAST NAME"';

/** Creates the first super admin (rule 28), or gives the role to the person with that phone. */
async function main(args: readonly string[]): Promise<string> {
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  await makeReady(config);
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  try {
    return await makeSuperAdmin(app, args);
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : 'failed';
    process.stderr.write(`${error instanceof WrongUse ? USAGE : text}\n`);
    process.exit(1);
  },
);
