import 'reflect-metadata';
import { createTestDatabase, Relay, type TestDatabase } from '@karov/testing';
import { readConfig, SECRET_NAMES } from '../config/config.js';
import { Log } from '../logging/log.js';
import { QuickRedis } from '../redis/quick-redis.js';
import { Queues } from './queues.js';

const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));

describe('the queues on PostgreSQL, started while it is unavailable', () => {
  let database: TestDatabase;
  let relay: Relay;
  let queues: Queues;

  beforeEach(async () => {
    database = await createTestDatabase();
    relay = await Relay.before(database.url);
    const config = readConfig({ ...secrets, DATABASE_URL: relay.url, KAROV_LOG: 'silent' });
    queues = new Queues(config, new Log(config), new QuickRedis(config, new Log(config)));
  });
  afterEach(async () => {
    await queues.beforeApplicationShutdown();
    await relay.close();
    await database.drop();
  });

  it('accept wake-ups once it is back', async () => {
    await expect(queues.wake('dispatch')).rejects.toThrow();
    await relay.open();
    await expect(queues.check()).resolves.toBeUndefined();
    const looked = new Promise((resolve) =>
      queues.work('dispatch', 1, (lane) => (resolve(lane), Promise.resolve('none'))),
    );
    await queues.wake('dispatch', { delayMs: 1 });
    await expect(looked).resolves.toBe(0);
  });

  it('look at what is due once it is back', async () => {
    const looked = new Promise((resolve) =>
      queues.work('dispatch', 1, (lane) => (resolve(lane), Promise.resolve('none'))),
    );
    await expect(queues.check()).rejects.toThrow();
    await relay.open();
    await queues.wake('dispatch');
    await expect(looked).resolves.toBe(0);
  });

  it('outlive connections that are cut at the moment they are ready', async () => {
    relay.endsAtOnce = true;
    await relay.open();
    const looked = new Promise((resolve) =>
      queues.work('dispatch', 1, (lane) => (resolve(lane), Promise.resolve('none'))),
    );
    await expect(queues.check()).rejects.toThrow();
    relay.endsAtOnce = false;
    await queues.wake('dispatch');
    await expect(looked).resolves.toBe(0);
  });

  it('end while it is still unavailable', async () => {
    queues.work('dispatch', 1, () => Promise.resolve('none'));
    await expect(queues.beforeApplicationShutdown()).resolves.toBeUndefined();
  });
});
