import type { AppConfig } from '../platform/config/config.js';
import { readConfig } from '../platform/config/config.js';
import { withLocalSecrets } from '../platform/config/local-secrets.js';
import { Crypto } from '../platform/crypto/crypto.js';

/** The settings of a command that makes or restores a backup. */
export interface BackupSettings {
  config: AppConfig;
  crypto: Crypto;
  /** the owner of the tables */
  ownerUrl: string;
  /** the age identity that can read backups */
  identity: string;
}

/** @throws when the file or KAROV_BACKUP_KEY is missing, with one line */
export function backupSettings(command: 'backup' | 'restore', file: string | undefined): BackupSettings {
  if (!file) throw new Error(`Usage: npm run ${command} -- FILE`);
  const config = readConfig(withLocalSecrets(process.env));
  if (!config.backupKey)
    throw new Error(
      'KAROV_BACKUP_KEY is missing: `npm run backup -- --new-key` makes one (docs/operating/backup.md).',
    );
  return {
    config,
    crypto: new Crypto(config),
    ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
    identity: config.backupKey,
  };
}
