import { fileURLToPath } from 'node:url';
import { readConfig, SECRET_NAMES } from './config.js';
import { ConfigError } from './config-reader.js';

const SECRETS = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));
const GOOD: Record<string, string> = { ...SECRETS, DATABASE_URL: 'postgres://somewhere/karov' };
const PRODUCTION = { ...GOOD, NODE_ENV: 'production', KAROV_PUBLIC_URL: 'https://karov.example' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('has a sensible value for everything but the database and the keys', () => {
    expect(readConfig(GOOD)).toMatchObject({
      port: 3000,
      role: 'all',
      demo: false,
      redisUrl: null,
      publicUrl: 'http://localhost:3000',
      policeCheck: 'male',
      staffPasskey: 'optional',
    });
  });

  it('is the demo without a database of one’s own', () => {
    expect(problemsOf(SECRETS)).toEqual(['DATABASE_URL is missing']);
    expect(readConfig({ ...GOOD, KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes' }).demo).toBe(true);
  });

  it('refuses the demo in production, and on a database of one’s own that nobody has given to it', () => {
    expect(problemsOf({ ...PRODUCTION, KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes' })).toEqual([
      'KAROV_DEMO demo mode refuses to start in production',
    ]);
    expect(problemsOf(PRODUCTION)).toEqual([]);
    expect(problemsOf({ ...GOOD, KAROV_DEMO: '1' })).toEqual([
      expect.stringContaining('KAROV_DEMO_OWN_DATABASE=yes'),
    ]);
    expect(problemsOf({ ...GOOD, KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'sure' })).toEqual(
      expect.arrayContaining(['KAROV_DEMO_OWN_DATABASE must be one of yes, no']),
    );
  });

  it('requires the address of links in production, with TLS except on this machine', () => {
    expect(problemsOf({ ...PRODUCTION, KAROV_PUBLIC_URL: '' })).toEqual(['KAROV_PUBLIC_URL is missing']);
    expect(problemsOf({ ...PRODUCTION, KAROV_PUBLIC_URL: 'http://karov.example' })).toEqual([
      'KAROV_PUBLIC_URL must begin with https:// in production',
    ]);
    expect(problemsOf({ ...PRODUCTION, KAROV_PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(problemsOf({ ...GOOD, KAROV_PUBLIC_URL: 'http://karov.example' })).toEqual([]);
  });

  it('drains in production alone, within a time that leaves room for calls and jobs', () => {
    expect(readConfig(GOOD).ending).toEqual({ drainMs: 0, totalMs: 10_000 });
    expect(readConfig(PRODUCTION).ending).toEqual({ drainMs: 5000, totalMs: 25_000 });
    expect(problemsOf({ ...PRODUCTION, KAROV_DRAIN_SECONDS: '9' })).toEqual([
      'KAROV_END_SECONDS must be at least three times KAROV_DRAIN_SECONDS',
    ]);
  });

  it('listens on this machine alone outside production, unless it is told otherwise', () => {
    expect(readConfig(GOOD).host).toBe('127.0.0.1');
    expect(readConfig({ ...GOOD, KAROV_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(PRODUCTION).host).toBeNull();
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['KAROV_SESSION_HOURS', '0'],
    ['KAROV_SESSION_HOURS', '9999'],
    ['KAROV_BLOCK_HOURS', '-1'],
    ['KAROV_STAFF_PASSKEY', 'yes'],
    ['KAROV_REST_DAYS', 'banana'],
    ['KAROV_PUBLIC_URL', 'karov.example'],
    ['KAROV_PUBLIC_URL', 'https://karov.example/help'],
    ['KAROV_PUBLIC_URL', 'ftp://karov.example'],
    ['KAROV_TRUST_PROXY', 'everybody'],
    ['KAROV_TRUST_PROXY', '10.0.0.0/40'],
    ['KAROV_TRUST_PROXY', 'loopback,'],
    ['KAROV_TILES_URL', 'https://tile.example/1/2/3.png'],
    ['KAROV_TILES_URL', '{z}{x}{y}'],
    ['KAROV_MAP_FILE', '/nowhere/israel.pmtiles'],
    ['KAROV_MAP_FILE', '/'],
    ['KAROV_MAP_FILE', fileURLToPath(import.meta.url)],
    ['DATABASE_URL', 'mysql://somewhere/karov'],
    ['DATABASE_URL', 'postgres://somewhere'],
    ['DATABASE_OWNER_URL', 'owner'],
    ['REDIS_URL', 'http://somewhere'],
    ['KAROV_DATA_KEY', 'short'],
    ['KAROV_DATA_KEY', 'abababababababababababababababababab'],
    ['KAROV_DATA_KEYS_OLD', `${'0123456789abcdef'.repeat(2)},short`],
  ])('says in one line what is wrong with %s=%s', (name, value) => {
    expect(problemsOf({ ...GOOD, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it('accepts proxies by name, address and network', () => {
    expect(problemsOf({ ...GOOD, KAROV_TRUST_PROXY: 'loopback, 10.0.0.0/8, 192.168.1.1, fd00::/8' })).toEqual(
      [],
    );
  });

  it('refuses two equal keys', () => {
    const same = SECRETS['KAROV_JWT_KEY'] ?? '';
    expect(problemsOf({ ...GOOD, KAROV_LINK_KEY: same, KAROV_CAPTCHA_KEY: same })).toEqual([
      'KAROV_LINK_KEY is the same key as KAROV_JWT_KEY',
      'KAROV_CAPTCHA_KEY is the same key as KAROV_JWT_KEY',
    ]);
  });

  it('reports everything that is wrong at once, a line each', () => {
    const problems = problemsOf({
      ...GOOD,
      PORT: 'http',
      KAROV_ROLE: 'queen',
      KAROV_DATA_KEY: 'short',
      KAROV_JWT_KEY: ' ',
      TWILIO_ACCOUNT_SID: 'AC1',
      SMTP_URL: 'smtp://x',
    });
    expect(problems).toEqual([
      'PORT must be a whole number from 1 to 65535',
      'KAROV_ROLE must be one of all, web, worker',
      'KAROV_JWT_KEY is missing',
      'KAROV_DATA_KEY needs at least 32 characters',
      'TWILIO_AUTH_TOKEN is missing',
      'TWILIO_FROM is missing',
      'SMTP_FROM is missing',
    ]);
  });

  it('reads lists, and removes the slash from the end of the address', () => {
    expect(
      readConfig({ ...GOOD, KAROV_OTP_COUNTRIES: 'IL, FR,', KAROV_PUBLIC_URL: 'https://karov.example/' }),
    ).toMatchObject({
      otp: { countries: ['IL', 'FR'] },
      publicUrl: 'https://karov.example',
    });
  });

  describe('templates of WhatsApp', () => {
    const SID = `HX${'0a'.repeat(16)}`;
    const OTHER = `HX${'0b'.repeat(16)}`;
    const read = (setting: object) =>
      readConfig({ ...GOOD, KAROV_WHATSAPP_TEMPLATES: JSON.stringify(setting) }).whatsappTemplates;

    it('are read with their variables, the usual ones when none are named', () => {
      expect(readConfig(GOOD).whatsappTemplates).toEqual([]);
      expect(
        read({ general: { 'he-IL': SID }, offer: { 'en-US': { sid: OTHER, variables: ['text', 'path'] } } }),
      ).toEqual([
        { name: 'general', locale: 'he-IL', sid: SID, variables: ['organization', 'text'] },
        { name: 'offer', locale: 'en-US', sid: OTHER, variables: ['text', 'path'] },
      ]);
      expect(read({ otp: { 'he-IL': SID } })).toMatchObject([{ name: 'otp', variables: ['code'] }]);
    });

    it.each([
      [{ offers: {} }, 'names "offers", which is none of general, otp'],
      [{ broadcast: { 'he-IL': SID } }, 'names "broadcast", which is none of'],
      [{ general: SID }, 'needs languages for general'],
      [{ general: { he: SID } }, 'names "he" for general, which is none of he-IL, en-US'],
      [{ general: { 'he-IL': 'HX12' } }, 'needs a ContentSid for general.he-IL'],
      [
        { general: { 'he-IL': { sid: SID, variables: ['name'] } } },
        'may name as variables of general.he-IL: organization, text, path, code',
      ],
      [
        { general: { 'he-IL': { sid: SID, variables: ['code'] } } },
        'needs the variable code in templates for otp, and in no other (general.he-IL)',
      ],
      [{ general: { 'he-IL': SID, 'en-US': SID } }, `has ${SID} twice, the second time for general.en-US`],
    ])('%j: %s', (setting, fault) =>
      expect(() => read(setting)).toThrow(`KAROV_WHATSAPP_TEMPLATES ${fault}`),
    );

    it('can be in a file, which has to exist', () => {
      expect(() => readConfig({ ...GOOD, KAROV_WHATSAPP_TEMPLATES: '/nowhere/templates.json' })).toThrow(
        'KAROV_WHATSAPP_TEMPLATES must be JSON or the path of a file',
      );
    });
  });
});
