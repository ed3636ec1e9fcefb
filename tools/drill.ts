import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TwilioStandIn } from '@karov/testing';
import { hasRedis } from '../apps/server/processes/redis-process.js';
import { versionOf } from '../apps/server/src/platform/config/version.js';
import { buildIfStale } from './build/build.js';
import { Installation } from './drill/installation.js';
import { makeNextVersion } from './drill/next-version.js';
import { People } from './drill/people.js';
import { Protocol } from './drill/protocol.js';
import { runDrill } from './drill/run.js';
import { say } from './lib/say.js';
import { Ending } from './start/ending.js';

/**
 * `npm run drill`: installs Karov as docs/operating.md says, lets people use it, kills each part, loses the disk,
 * restores the backup, upgrades and goes back, and prints what was expected and seen. Ends with 1 if a line fails.
 */
const ending = new Ending();

await ending.during(async () => {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'karov-drill-'));
  let isGood = false;
  ending.add(async () => isGood && rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user
  await chmod(folder, 0o755);
  const version = `${versionOf()}-next`;
  const next = { version, dist: await makeNextVersion(join(folder, 'next'), version) };
  const twilio = await TwilioStandIn.start();
  ending.add(() => twilio.stop());
  const providers = {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+972500000000',
    TWILIO_BASE_URL: twilio.url,
  };
  const installation = await Installation.prepare(folder, providers, hasRedis());
  ending.add(() => installation.stop());
  const people = new People(installation, twilio);
  ending.add(() => people.leave());
  const protocol = new Protocol(say);
  const backup = join(folder, 'karov.backup');
  await runDrill({ protocol, installation, people, twilio, backup, next }).catch(() =>
    installation.lastWords().forEach(say),
  );
  ['', ...protocol.table()].forEach(say);
  isGood = protocol.isGood;
  if (!isGood) say(`What the drill left is in ${folder}.`);
  await ending.stop(isGood ? 0 : 1);
});
