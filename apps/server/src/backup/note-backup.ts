import { connectForBackup } from './tables.js';

/** Remembers that a backup was made and found good, so that its age can be watched. */
export async function noteBackup(ownerUrl: string, madeAt: Date): Promise<void> {
  const client = await connectForBackup(ownerUrl);
  try {
    await client.query(
      'INSERT INTO last_backup (made_at) VALUES ($1) ON CONFLICT (id) DO UPDATE SET made_at = excluded.made_at',
      [madeAt],
    );
  } finally {
    await client.end();
  }
}
