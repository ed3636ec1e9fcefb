import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3StandIn } from '@karov/testing';
import type { FileStore } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const KEY = '4f9d0a52-7a55-4f35-9c53-3f0f3b0a7d11';
const BYTES = Buffer.from([0, 255, 137, 80, 78, 71, 13, 10, 26, 10]);

async function keepsWhatItIsGiven(store: FileStore): Promise<void> {
  expect(await store.get(KEY)).toBeNull();
  await store.put(KEY, BYTES);
  expect((await store.get(KEY))?.equals(BYTES)).toBe(true);
  await store.put(KEY, Buffer.from('new'));
  expect((await store.get(KEY))?.toString()).toBe('new');
  await store.delete(KEY);
  await store.delete(KEY);
  expect(await store.get(KEY)).toBeNull();
}

describe('the folder of files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps what it is given', () => keepsWhatItIsGiven(new LocalFileStore(folder)));

  it('leaves nothing half written behind', async () => {
    await new LocalFileStore(folder).put(KEY, BYTES);
    expect(await readdir(join(folder, '4f'))).toEqual([KEY]);
  });

  it('leaves nothing of a file that could not be kept', async () => {
    await mkdir(join(folder, '4f', KEY, 'in the way'), { recursive: true });
    await expect(new LocalFileStore(folder).put(KEY, BYTES)).rejects.toThrow();
    expect(await readdir(join(folder, '4f'))).toEqual([KEY]);
  });

  it.each(['../secret', 'a/b', '..', ''])('accepts no path as a key: "%s"', async (key) => {
    await expect(new LocalFileStore(folder).get(key)).rejects.toThrow('not a key');
  });
});

describe('the S3-compatible store of files', () => {
  let standIn: S3StandIn;
  beforeEach(async () => {
    standIn = await S3StandIn.start();
  });
  afterEach(() => standIn.stop());

  const store = (secret = standIn.accessKeyId) =>
    new S3FileStore({
      bucket: standIn.bucket,
      region: 'us-east-1',
      endpoint: standIn.url,
      accessKeyId: secret,
      secretAccessKey: standIn.secretAccessKey,
    });

  it('keeps what it is given, under a prefix of its own', async () => {
    await keepsWhatItIsGiven(store());
    await store().put(KEY, BYTES);
    expect([...standIn.objects.keys()]).toEqual([`files/${KEY}`]);
  });

  it('reports it when the store refuses, instead of treating a file as missing', async () => {
    await expect(store('WRONG').put(KEY, BYTES)).rejects.toThrow();
    await expect(store('WRONG').get(KEY)).rejects.toThrow();
  });
});
