import { readSettings } from './settings.js';

describe('readSettings', () => {
  it('starts the demo on an embedded database by default', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 3000, databaseUrl: null, demo: true });
    expect(settings.dataFolder).toMatch(/[\\/]\.data$/);
  });

  it('leaves the demo off on a database of one’s own, unless asked for', () => {
    const DATABASE_URL = 'postgresql://localhost/karov';
    expect(readSettings({ DATABASE_URL }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL, KAROV_DEMO: '1' }).demo).toBe(true);
    expect(readSettings({ KAROV_DEMO: '0' }).demo).toBe(false);
  });

  it.each(['0', '65536', 'http', '3000.5'])('refuses the port %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`not "${PORT}"`);
  });
});
