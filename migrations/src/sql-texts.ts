import { readdirSync, readFileSync } from 'node:fs';

const SQL = new URL('../sql/', import.meta.url);

/** The texts of a folder of `migrations/sql`, in the order of their names. */
export function sqlTexts(folder: string): string[] {
  const home = new URL(`${folder}/`, SQL);
  return readdirSync(home)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(new URL(file, home), 'utf8'));
}
