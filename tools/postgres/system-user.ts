import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAME = 'postgres';

/**
 * The system user under which PostgreSQL runs if the caller is root, because PostgreSQL refuses to run as
 * root.
 */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Finds or creates the system user for PostgreSQL. Returns null if the caller is not root, because PostgreSQL
 * then runs as the caller.
 */
export async function databaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return (await findUser()) ?? (await createUser());
}

async function findUser(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function createUser(): Promise<SystemUser> {
  await run('groupadd', [NAME]);
  await run('useradd', ['-g', NAME, '-M', '-s', '/usr/sbin/nologin', NAME]);
  const user = await findUser();
  if (!user)
    throw new Error(
      `The system user "${NAME}" could not be made. Set DATABASE_URL, or start as an ordinary user.`,
    );
  return user;
}

/** Whether a system user can run a program, which is impossible inside closed directories. */
export async function canRun(program: string, user: SystemUser): Promise<boolean> {
  return run(program, ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Whether a system user can enter a folder. */
export async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$0" && test -r .', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
