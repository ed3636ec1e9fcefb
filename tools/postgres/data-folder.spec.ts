import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownPassword, makeCluster, reachableFolder } from './data-folder.js';

describe('the folder of the data', () => {
  let base: string;
  let wanted: string;
  let said: string[];
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'karov-folder-'));
    wanted = join(base, 'closed', 'postgres');
    said = [];
  });
  afterEach(() => rm(base, { recursive: true, force: true }));

  const isOpen = async (folder: string) => !folder.startsWith(join(base, 'closed'));
  const find = (mayEnter: (folder: string) => Promise<boolean> = isOpen) =>
    reachableFolder(wanted, { mayEnter, say: (line) => said.push(line), openPlace: join(base, 'open') });

  it('is the requested one if the database can enter it, and nothing needs to be said', async () => {
    expect(await find(async () => true)).toBe(wanted);
    expect(said).toEqual([]);
  });

  it('is elsewhere below a closed folder, which is said each time, and it stays there', async () => {
    const folder = await find();
    expect(folder.startsWith(join(base, 'open', 'data-'))).toBe(true);
    await mkdir(join(folder, 'cluster'));
    expect(await find()).toBe(folder);
    expect(said).toHaveLength(2);
    for (const line of said)
      expect(line).toContain(`${folder}, because its system user cannot enter ${wanted}.`);
    // nor does it change its place when the closed folder is opened
    expect(await find(async () => true)).toBe(folder);
  });

  it('is never replaced by another one when it is gone', async () => {
    const folder = await find();
    await mkdir(join(folder, 'cluster'));
    await rm(folder, { recursive: true });
    await expect(find()).rejects.toThrow(`${folder}, which is gone or cannot be entered`);
    expect(await readdir(join(base, 'open'))).toEqual([]);
  });

  it('is never replaced by another one when it was closed later', async () => {
    await mkdir(join(wanted, 'cluster'), { recursive: true });
    await expect(find()).rejects.toThrow('may not enter that folder any more');
    expect(await readdir(wanted)).toEqual(['cluster']);
  });

  it('keeps its cluster when the password is lost, and forgets one that was broken off', async () => {
    await expect(makeCluster(base, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(await knownPassword(base)).toBeNull();
    await makeCluster(base, (folder) => writeFile(join(folder, 'PG_VERSION'), '18'));
    await expect(knownPassword(base)).rejects.toThrow('not their password');
    expect(await readdir(join(base, 'cluster'))).toEqual(['PG_VERSION']);
    await writeFile(join(base, 'password'), 'secret');
    expect(await knownPassword(base)).toBe('secret');
  });
});
