/**
 * Where the bytes of files lie: the local folder or an S3-compatible store. Keys are made by the application.
 */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there are none under the key. */
  abstract get(key: string): Promise<Buffer | null>;
  /** Does nothing when there are none. */
  abstract delete(key: string): Promise<void>;
}
