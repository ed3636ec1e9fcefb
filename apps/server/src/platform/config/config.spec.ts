import { ConfigError } from './config-reader.js';
import { readConfig, SECRET_NAMES } from './config.js';

const SECRETS = Object.fromEntries(SECRET_NAMES.map((name) => [name, 'x'.repeat(32)]));
const GOOD = { ...SECRETS, DATABASE_URL: 'postgres://somewhere/karov' };

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
  it('has a sensible value for all but the database and the keys', () => {
    expect(readConfig(GOOD)).toMatchObject({ port: 3000, role: 'all', demo: false, redisUrl: null, publicUrl: 'http://localhost:3000', policeCheck: 'male' });
  });

  it('is the demo without a database of one’s own', () => {
    expect(problemsOf(SECRETS)).toEqual(['DATABASE_URL is missing']);
    expect(readConfig({ ...GOOD, KAROV_DEMO: '1' }).demo).toBe(true);
  });

  it('refuses the demo in production', () => {
    expect(problemsOf({ ...GOOD, NODE_ENV: 'production', KAROV_DEMO: '1' })).toEqual(['KAROV_DEMO demo mode refuses to start in production']);
    expect(problemsOf({ ...GOOD, NODE_ENV: 'production' })).toEqual([]);
  });

  it('says all that is wrong at once, a line each', () => {
    const problems = problemsOf({ ...GOOD, PORT: 'http', KAROV_ROLE: 'queen', KAROV_DATA_KEY: 'short', KAROV_JWT_KEY: ' ', TWILIO_ACCOUNT_SID: 'AC1', SMTP_URL: 'smtp://x' });
    expect(problems).toEqual([
      'PORT must be a whole number', 'KAROV_ROLE must be one of all, web, worker', 'KAROV_JWT_KEY is missing', 'KAROV_JWT_KEY needs at least 32 characters',
      'KAROV_DATA_KEY needs at least 32 characters', 'TWILIO_AUTH_TOKEN is missing', 'TWILIO_FROM is missing', 'SMTP_FROM is missing',
    ]);
  });

  it('reads lists, and takes the slash from the end of the address', () => {
    expect(readConfig({ ...GOOD, KAROV_OTP_COUNTRIES: 'IL, FR,', KAROV_PUBLIC_URL: 'https://karov.example/' })).toMatchObject({
      otp: { countries: ['IL', 'FR'] }, publicUrl: 'https://karov.example',
    });
  });
});
