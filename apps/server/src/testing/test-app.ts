import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@karov/domain';
import { type BorrowedDatabase, borrowTestDatabase } from '@karov/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { createApp } from '../bootstrap.js';
import { SessionsService } from '../modules/auth/index.js';
import { type NewUser, UsersRepository } from '../modules/users/index.js';
import { Clock } from '../platform/clock/clock.js';
import { readConfig, SECRET_NAMES } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { letComeTime } from './time-of-day.js';

/** The whole application on its own database, for specs of the API and of services. */
export interface TestApp {
  app: NestExpressApplication;
  database: Database;
  /** the application's settings, for starting other processes with them */
  settings: Record<string, string>;
  http: ReturnType<typeof supertest>;
  /** runs a statement that only the owner of the tables may run */
  asOwner(sql: string): Promise<void>;
  /** adds a person with a role */
  person(role: Role, details?: Partial<NewUser>): Promise<{ id: number; token: string }>;
  close(): Promise<void>;
}

const SECRETS = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, `${name}-for-tests-0123456789abcdef0123456789`]),
);
/** Specs move the clock by days, so the desk does not lock; specs about the lock set its times themselves. */
const UNLOCKED = { KAROV_STAFF_LOCK_MINUTES: '500000', KAROV_STAFF_SESSION_HOURS: '8000' };
/**
 * The time in Israel at which specs start, whenever they are run, because some messages wait at night (rule
 * 100).
 */
const MORNING = '10:00';
let phones = 9_000_000;

/**
 * Starts the application, listening on a free port of this machine or on `PORT`; `env` changes settings.
 * Close it in `afterAll`. `isOnRealClock` is for use with other processes, which have no other clock. With
 * `isDispatched`, single requests are dispatched, as in every new installation; without it, a spec switches
 * on the dispatch that it needs.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  return startTestAppOn(await borrowTestDatabase(), env, options);
}

/** What differs between specs about the whole application. */
interface TestAppOptions {
  isOnRealClock?: boolean;
  isDispatched?: boolean;
}

/** Like {@link startTestApp}, on a database of the caller's. */
export async function startTestAppOn(
  borrowed: BorrowedDatabase,
  env: Record<string, string>,
  { isOnRealClock = false, isDispatched = false }: TestAppOptions,
): Promise<TestApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'karov-spec-'));
  const settings = {
    ...SECRETS,
    DATABASE_URL: borrowed.url,
    KAROV_DATA: dataFolder,
    KAROV_LOG: 'silent',
    KAROV_DEMO: '0',
    KAROV_CAPTCHA_COST: '10',
    KAROV_ROLE: 'web',
    ...UNLOCKED,
    ...env,
  };
  const app = await createApp(readConfig(settings));
  if (!isOnRealClock) letComeTime(app.get(Clock), MORNING);
  // otherwise supertest would open a port for each call, and close it again
  await app.listen(Number(env['PORT'] ?? 0), '127.0.0.1');
  const database = app.get(Database);
  if (!isDispatched)
    await database.manager.query('UPDATE categories SET is_auto_assign = false WHERE NOT is_emergency');
  return {
    app,
    database,
    settings,
    http: supertest(app.getHttpServer()),
    asOwner: borrowed.asOwner,
    person: (role, details) => addPerson(app, role, details),
    close: async () => {
      await app.close();
      await borrowed.giveBack();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a second process of the same installation, with the same settings, database and clock. Start it
 * with `init` or `listen`, and close it.
 */
export async function createBeside({ app, settings }: TestApp): Promise<NestExpressApplication> {
  const beside = await createApp(readConfig(settings));
  beside.get(Clock).advance(app.get(Clock).aheadSeconds);
  return beside;
}

async function addPerson(
  app: NestExpressApplication,
  role: Role,
  details: Partial<NewUser> = {},
): Promise<{ id: number; token: string }> {
  const user: NewUser = {
    firstName: 'נועה',
    lastName: 'לוי',
    phone: `+97250${phones++}`,
    email: null,
    locale: 'he-IL',
    isActive: true,
    channels: ['sms'],
    address: null,
    createdAt: new Date(),
    ...details,
  };
  const [added] = await app.get(Database).transaction(() => app.get(UsersRepository).add([user], role));
  if (!added) throw new Error('nobody was added');
  return { id: added.id, token: await app.get(SessionsService).open(added.id, role, 'spec') };
}
