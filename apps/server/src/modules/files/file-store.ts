/**
 * Stores the bytes of files in a local folder or an S3-compatible store. The application creates the keys.
 */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes, or null if none are stored under the key. */
  abstract get(key: string): Promise<Buffer | null>;
  /** Deletes a file; does nothing if it does not exist. */
  abstract delete(key: string): Promise<void>;
}
