import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = readonly [key: string, he: string, en: string];

const EVENT_TYPES: readonly Row[] = [
  ['rocket_fire', 'ירי טילים', 'Rocket fire'],
  ['blackout', 'הפסקת חשמל', 'Power cut'],
  ['evacuation', 'פינוי תושבים', 'Evacuation'],
  ['earthquake', 'רעידת אדמה', 'Earthquake'],
  ['fire', 'שרפה', 'Fire'],
  ['flood', 'שיטפון', 'Flood'],
  ['heat_wave', 'גל חום', 'Heat wave'],
  ['storm', 'סערה', 'Storm'],
  ['food_packages', 'חלוקת מזון', 'Food parcels'],
  ['community', 'פעילות קהילתית', 'Community activity'],
];

const DISABILITIES: readonly Row[] = [
  ['mobility', 'מוגבלות בניידות', 'Mobility'],
  ['vision', 'עיוורון או לקות ראייה', 'Blindness or low vision'],
  ['hearing', 'חירשות או לקות שמיעה', 'Deafness or hard of hearing'],
  ['cognitive', 'מוגבלות שכלית או קוגניטיבית', 'Intellectual or cognitive'],
  ['mental', 'מוגבלות נפשית', 'Mental health'],
  ['autism', 'אוטיזם', 'Autism'],
  ['speech', 'לקות דיבור', 'Speech'],
  ['chronic', 'מחלה כרונית', 'Chronic illness'],
  ['age', 'זקנה', 'Old age'],
  ['other', 'אחר', 'Other'],
];

/** Israel's districts, as the Central Bureau of Statistics names them. */
const STATES: readonly Row[] = [
  ['jerusalem', 'ירושלים', 'Jerusalem'],
  ['north', 'הצפון', 'North'],
  ['haifa', 'חיפה', 'Haifa'],
  ['center', 'המרכז', 'Center'],
  ['tel_aviv', 'תל אביב', 'Tel Aviv'],
  ['south', 'הדרום', 'South'],
  ['judea_samaria', 'יהודה ושומרון', 'Judea and Samaria'],
];

const CATEGORIES: readonly (readonly [id: number, he: string, en: string, type: 1 | 2, hidesHome: boolean])[] = [
  [1, 'הסעה', 'Ride', 1, true],
  [2, 'קניות ותרופות', 'Shopping and medicine', 2, false],
  [3, 'ביקור בית', 'Home visit', 2, false],
  [4, 'שיחת טלפון', 'Phone call', 2, false],
  [5, 'תיקונים בבית', 'Home repairs', 2, false],
];

/** What every installation starts with: option lists, districts, categories, dispatch settings. */
export class OptionLists1700000000003 implements MigrationInterface {
  readonly name = 'OptionLists1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await insertOptions(runner, 'event_types', EVENT_TYPES);
    await insertOptions(runner, 'disabilities', DISABILITIES);
    for (const [key, he, en] of STATES) {
      await runner.query(`INSERT INTO states (country, key, name_he, name_en) VALUES ('IL', $1, $2, $3)`, [key, he, en]);
    }
    for (const [id, he, en, type, hidesHome] of CATEGORIES) {
      await runner.query('INSERT INTO categories (id, name_he, name_en, type, hides_home_address) VALUES ($1, $2, $3, $4, $5)', [id, he, en, type, hidesHome]);
    }
    await runner.query(`SELECT setval(pg_get_serial_sequence('categories', 'id'), $1)`, [CATEGORIES.length]);
    await runner.query('INSERT INTO auto_assign_settings (id) VALUES (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM auto_assign_settings');
    await runner.query('DELETE FROM categories');
    await runner.query('DELETE FROM states');
    await runner.query('DELETE FROM options');
  }
}

async function insertOptions(runner: QueryRunner, list: string, rows: readonly Row[]): Promise<void> {
  for (const [index, [key, he, en]] of rows.entries()) {
    await runner.query('INSERT INTO options (list, key, label_he, label_en, position) VALUES ($1, $2, $3, $4, $5)', [list, key, he, en, index]);
  }
}
