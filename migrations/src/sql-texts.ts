import { readdirSync, readFileSync } from 'node:fs';

const SQL = new URL('../sql/', import.meta.url);

/** Returns the files in a folder of `migrations/sql`, in alphabetical order. */
export function sqlTexts(folder: string): string[] {
  const home = new URL(`${folder}/`, SQL);
  return readdirSync(home)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(new URL(file, home), 'utf8'));
}
