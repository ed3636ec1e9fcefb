import { NestFactory } from '@nestjs/core';
import { WrongUse } from './admin/command.js';
import { commandOf, help, usageOf } from './admin/commands.js';
import { asksForHelp } from './admin/help-words.js';
import { AppModule } from './app.module.js';
import { makeReady } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Carries out a command of the operator's (docs/operating/commands.md). */
async function main(name: string, args: readonly string[]): Promise<string> {
  if (asksForHelp(name)) return help();
  const command = commandOf(name);
  try {
    const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
    if ('runPlain' in command) return await command.runPlain(config, args, say);
    await makeReady(config);
    const app = await NestFactory.createApplicationContext(AppModule.with(config), {
      logger: ['error', 'fatal'],
    });
    try {
      return await command.run(app, args, say);
    } finally {
      await app.close();
    }
  } catch (error) {
    throw error instanceof WrongUse ? new Error(usageOf(command)) : error;
  }
}

const [name = '', ...args] = process.argv.slice(2);
main(name, args).then(say, (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
});
