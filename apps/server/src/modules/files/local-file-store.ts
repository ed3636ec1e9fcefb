import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from './file-store.js';

const OWNER_ONLY = 0o600;

/** Stores files in a folder of this machine. */
export class LocalFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** The file is written to a temporary place first, so that half a file is never read. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(`${path}.part`, bytes, { mode: OWNER_ONLY });
      await rename(`${path}.part`, path);
    } catch (error) {
      // on a full disk, what is half written would take the last of the space
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.path(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Files are in folders named by the first two characters, so that no folder grows without limit. */
  private path(key: string): string {
    if (!/^[\w-]+$/.test(key)) throw new Error('not a key of a file');
    return join(this.folder, key.slice(0, 2), key);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
