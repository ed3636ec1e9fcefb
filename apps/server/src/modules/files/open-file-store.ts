import { join } from 'node:path';
import type { AppConfig } from '../../platform/config/config.js';
import type { FileStore } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** Opens the store of files that is configured: a bucket, otherwise a folder below the data folder. */
export function openFileStore({ s3, dataFolder }: Pick<AppConfig, 's3' | 'dataFolder'>): FileStore {
  return s3 ? new S3FileStore(s3) : new LocalFileStore(join(dataFolder, 'files'));
}
