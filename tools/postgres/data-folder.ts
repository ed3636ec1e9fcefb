import { access, chmod, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where data lie that cannot lie where they are wanted: it is open to all, and survives a restart. */
const OPEN_PLACE = '/var/lib/karov';

/** What decides on the place of the data. */
interface Place {
  /** whether the database's user can enter a folder */
  mayEnter: (folder: string) => Promise<boolean>;
  /** tells the person at the terminal where the data are */
  say: (line: string) => void;
  openPlace?: string;
}

/**
 * Returns the folder for the data. If the requested one is inside a directory that the database's user cannot
 * enter, which happens to root in its home, they are in an open folder, and this is said; the requested folder
 * then contains the path of that one, so that deleting it starts afresh here too.
 * @throws when data that were there cannot be reached, because others would be taken for them
 */
export async function reachableFolder(
  wanted: string,
  { mayEnter, say, openPlace = OPEN_PLACE }: Place,
): Promise<string> {
  await mkdir(wanted, { recursive: true, mode: 0o755 });
  const isOpen = await mayEnter(wanted);
  const hasData = await exists(clusterIn(wanted));
  if (isOpen && hasData) return wanted;
  const note = noteIn(wanted);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known !== null) return knownFolder(known.trim(), wanted, { mayEnter, say });
  if (isOpen) return wanted;
  if (hasData)
    throw new Error(
      `PostgreSQL cannot reach its data in ${wanted}, because its system user may not enter that folder any more. Open the folders above it (chmod o+x), or name an open one in KAROV_DATA.`,
    );
  const folder = await openFolder(openPlace, wanted);
  await writeFile(note, folder);
  say(whereabouts(folder, wanted));
  return folder;
}

/** The folder with PostgreSQL's own files. */
function clusterIn(folder: string): string {
  return join(folder, 'cluster');
}

/**
 * Returns the password of the cluster in a folder, or null if there is no cluster.
 * @throws when there is one without its password
 */
export async function knownPassword(folder: string): Promise<string | null> {
  if (!(await exists(clusterIn(folder)))) return null;
  const file = join(folder, 'password');
  return readFile(file, 'utf8').catch(() => {
    throw new Error(
      `There are data in ${clusterIn(folder)}, but not their password (${file}). Bring that file back; to begin anew, move the data away.`,
    );
  });
}

/** Makes a cluster under another name first, so that one that was broken off never looks like a finished one. */
export async function makeCluster(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = await mkdtemp(join(folder, 'unfinished-'));
  await make(unfinished);
  await rename(unfinished, clusterIn(folder));
}

async function knownFolder(folder: string, wanted: string, { mayEnter, say }: Place): Promise<string> {
  if (!(await exists(clusterIn(folder))) || !(await mayEnter(folder)))
    throw new Error(
      `The database of this data folder lies in ${folder}, which is gone or cannot be entered. Bring it back; to begin anew, delete ${noteIn(wanted)}.`,
    );
  say(whereabouts(folder, wanted));
  return folder;
}

/** The file that names the folder with the data, if they are elsewhere. */
function noteIn(wanted: string): string {
  return join(wanted, 'location');
}

function whereabouts(folder: string, wanted: string): string {
  const isTemporary = folder.startsWith(tmpdir());
  return `The database lies in ${folder}, because its system user cannot enter ${wanted}.${isTemporary ? ' That is a temporary folder, which the system may empty: move it elsewhere, and write its new place into ${noteIn(wanted)}.' : ''}`;
}

async function openFolder(place: string, wanted: string): Promise<string> {
  try {
    await mkdir(place, { recursive: true, mode: 0o755 });
    const folder = await mkdtemp(join(place, 'data-'));
    await chmod(folder, 0o755);
    return folder;
  } catch {
    throw new Error(
      `PostgreSQL's system user cannot enter ${wanted}, and ${place} cannot be written. Name an open folder in KAROV_DATA, or a database of your own in DATABASE_URL.`,
    );
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
