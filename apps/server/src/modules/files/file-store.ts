/**
 * The storage of files' bytes: the local folder or an S3-compatible store. The application creates the keys.
 */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes, or null if there are none under the key. */
  abstract get(key: string): Promise<Buffer | null>;
  /** Does nothing if there is no such file. */
  abstract delete(key: string): Promise<void>;
}
