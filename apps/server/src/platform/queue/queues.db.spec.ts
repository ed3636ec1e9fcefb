import 'reflect-metadata';
import { createTestDatabase, type TestDatabase } from '@karov/testing';
import { createPostgresBackend, Queue } from 'bullmq';
import { QUEUE_SCHEMA } from './bull-connections.js';
import { QUEUE_NAMES } from './queues.js';

describe('the queues on PostgreSQL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(QUEUE_NAMES)('accept a first job into %s from a user who may create nothing', async (name) => {
    const queue = new Queue(
      name,
      { connection: { connectionString: database.url, schema: QUEUE_SCHEMA, max: 1 } },
      createPostgresBackend,
    );
    try {
      await queue.add('one', {});
      await queue.addBulk([
        { name: 'two', data: {} },
        { name: 'three', data: {} },
      ]);
      await expect(queue.getJobCounts('waiting')).resolves.toEqual({ waiting: 3 });
    } finally {
      await queue.close();
    }
  });
});
