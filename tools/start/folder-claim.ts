import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FILE = 'karov.pid';

/**
 * Claims a data folder: two programs on one folder would conflict over its database, so the second one is
 * refused with a clear message.
 */
export async function claimFolder(folder: string): Promise<void> {
  const owner = await claimantOf(folder);
  if (owner !== null)
    throw new Error(
      `Karov already runs on ${folder} (process ${owner}). Stop it first, or name another folder in KAROV_DATA.`,
    );
  await writeFile(join(folder, FILE), String(process.pid));
}

/** The process of another Karov that runs on a data folder; null if none does. */
export async function claimantOf(folder: string): Promise<number | null> {
  const owner = Number(await readFile(join(folder, FILE), 'utf8').catch(() => ''));
  return owner && owner !== process.pid && (await isKarov(owner)) ? owner : null;
}

export async function releaseFolder(folder: string): Promise<void> {
  await rm(join(folder, FILE), { force: true });
}

/** Whether a process is Karov; after a crash its id may belong to another program. */
async function isKarov(pid: number): Promise<boolean> {
  return run('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => /tools\/(start|dev|rotate-key|backup|restore|admin|doctor)\.ts/.test(stdout),
    () => false,
  );
}
