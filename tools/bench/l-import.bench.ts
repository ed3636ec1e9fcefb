import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportService } from '../../apps/server/src/modules/import/import.service.js';
import { israeliId, israeliMobile } from '../../libs/testing/src/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report, timed } from './support/figures.js';

const ROWS = 50_000;
const HEADING = 'שם פרטי,שם משפחה,טלפון,כתובת,תעודת זהות,מגדר,שפות,אמצעי קשר';
const MEGABYTE = 1024 * 1024;

/**
 * Measures the import of the largest accepted file: fifty thousand volunteers, checked and written in one
 * transaction, compared with bare SQL that writes as many people in one statement.
 */
const bench = await startBenchApp();
const { manager } = bench.database;
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`,
);
const folder = mkdtempSync(join(tmpdir(), 'karov-import-'));
const path = join(folder, 'list.csv');
const rows = Array.from(
  { length: ROWS },
  (_, n) => `שם,משפחה,${israeliMobile(n)},"הרצל ${n % 90}, חיפה",${israeliId(n)},נקבה,עברית,SMS`,
);
writeFileSync(path, [HEADING, ...rows].join('\n'));

const order = {
  key: crypto.randomUUID(),
  userId: admin?.id ?? 0,
  path,
  kind: 'csv',
  locale: 'he-IL',
} as const;
const before = process.memoryUsage().rss;
const seconds = (await timed(() => bench.app.get(ImportService).import(order))) / 1000;
const grown = (process.memoryUsage().rss - before) / MEGABYTE;
report(`service  ${ROWS} volunteers in ${seconds.toFixed(1)} s, the process grown by ${grown.toFixed(0)} MB`);

const PEOPLE = `
  WITH added AS (
    INSERT INTO users (full_name, first_name, last_name, phone, residential_text, residential_city, residential_state, residential_lat, residential_lon, channels)
    SELECT 'שם משפחה', 'שם', 'משפחה', '+9726' || lpad(n::text, 8, '0'), 'הרצל', 'חיפה', 'haifa', 32.8, 35, '{sms}' FROM generate_series(1, ${ROWS}) n RETURNING id
  ), roles AS (INSERT INTO user_roles SELECT id, 'volunteer' FROM added)
  INSERT INTO volunteer_information (user_id, gender, languages) SELECT id, 'female', '{hebrew}' FROM added`;
const writing = (): Promise<void> =>
  bench.database.transaction(async () => {
    await bench.database.joined.query('SET LOCAL statement_timeout = 0');
    await bench.database.joined.query(PEOPLE);
  });
const bare = (await timed(writing)) / 1000;
report(`bare SQL ${ROWS} volunteers in ${bare.toFixed(1)} s`);
rmSync(folder, { recursive: true, force: true });
await bench.close();
