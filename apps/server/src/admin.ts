import { ownValue } from '@karov/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { SendingHoldService } from './modules/notifications/index.js';
import { asLines, examine } from './platform/checks/examine.js';
import { makeReady } from './platform/checks/ready-to-start.js';
import { type AppConfig, readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';

/** A command of the operator's: how it is written, and what it does; returns what is to be printed. */
interface Command {
  usage: string;
  run(app: INestApplicationContext, args: readonly string[]): Promise<string>;
}

const DOCTOR = 'doctor';
const URGENT = '--urgent-too';

const COMMANDS: Readonly<Record<string, Command>> = {
  'hold-sending': {
    usage: `hold-sending "REASON" [${URGENT}]`,
    run: async (app, args) => {
      const [reason] = args.filter((arg) => arg !== URGENT);
      if (!reason) throw new Error(usage());
      const includesUrgent = args.includes(URGENT);
      await app.get(SendingHoldService).hold({ heldBy: null, reason, includesUrgent });
      return `Held: everything but codes of sign-in${includesUrgent ? '' : ' and what is urgent'}.`;
    },
  },
  'release-sending': {
    usage: 'release-sending',
    run: async (app) => {
      await app.get(SendingHoldService).release();
      return 'Released: what waited leaves now, in order.';
    },
  },
  'cancel-held': {
    usage: 'cancel-held',
    run: async (app) => `Cancelled: ${await app.get(SendingHoldService).cancelHeld()} messages.`,
  },
};

function usage(): string {
  const lines = Object.values(COMMANDS).map((command) => `  npm run admin -- ${command.usage}`);
  return `Usage:\n${lines.join('\n')}\n  npm run admin -- ${DOCTOR}`;
}

/**
 * Says whether a start would succeed, and what to look after; unlike the other commands it changes nothing, and
 * needs no database that is ready.
 */
async function diagnosis(config: AppConfig): Promise<string> {
  const findings = await examine(config);
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1;
  return asLines(findings);
}

/** Carries out a command of the operator's (docs/operating.md). */
async function main(name: string, args: readonly string[]): Promise<string> {
  const command = ownValue(COMMANDS, name);
  if (!command && name !== DOCTOR) throw new Error(usage());
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  if (!command) return diagnosis(config);
  await makeReady(config);
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  try {
    return await command.run(app, args);
  } finally {
    await app.close();
  }
}

const [name = '', ...args] = process.argv.slice(2);
main(name, args).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
