import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withClient } from '../postgres/cluster.js';

const run = promisify(execFile);

/** Kills a PostgreSQL with all its processes at once, so that nothing of it is written any more. */
export async function killDatabase(ownerUrl: string): Promise<void> {
  const postmaster = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`);
    return Number(rows[0]?.file.split('\n')[0]);
  });
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  const children = stdout.split('\n').filter(Boolean).map(Number);
  for (const pid of [postmaster, ...children]) kill(pid);
}

/** Kills a process, if it has not ended by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
