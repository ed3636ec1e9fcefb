import { ConfigReader } from './config-reader.js';

/** Everything the process takes from its environment, read once at start. Times are in the units their names say. */
export interface AppConfig {
  port: number;
  role: 'all' | 'web' | 'worker';
  demo: boolean;
  production: boolean;
  dataFolder: string;
  databaseUrl: string;
  redisUrl: string | null;
  publicUrl: string;
  trustProxy: string;
  logLevel: 'silent' | 'error' | 'info' | 'debug';
  secrets: { jwt: string; data: string; otp: string; link: string; captcha: string };
  sessionHours: number;
  otp: { perPhone10Minutes: number; perPhoneHour: number; perIpHour: number; perDay: number; countries: string[] };
  abuse: { wrongCodes10Minutes: number; throttledHour: number; blockHours: number; requestsPerMinute: number };
  captchaCost: number;
  policeCheck: 'male' | 'all' | 'none';
  support: { phone: string; email: string; hours: string };
  organizationName: string;
  tiles: { url: string; attribution: string } | null;
  twilio: { accountSid: string; authToken: string; from: string; whatsappFrom: string | null; baseUrl: string | null } | null;
  smtp: { url: string; from: string } | null;
  places: { nominatimUrl: string | null };
  /** Another file of countries by address than the one that comes along. */
  countryDatabase: string | null;
  poolSize: number;
  engine: { sweepSeconds: number; sendingLeaseSeconds: number };
}

/** Names of the keys that every installation has of its own. */
export const SECRET_NAMES = ['KAROV_JWT_KEY', 'KAROV_DATA_KEY', 'KAROV_OTP_KEY', 'KAROV_LINK_KEY', 'KAROV_CAPTCHA_KEY'] as const;
const SECRET_MIN_LENGTH = 32;

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one line for each variable that is wrong or missing.
 */
export function readConfig(env: NodeJS.ProcessEnv): AppConfig {
  const read = new ConfigReader(env);
  const production = env['NODE_ENV'] === 'production';
  const demo = read.flag('KAROV_DEMO', !env['DATABASE_URL']);
  if (production && demo) read.problem('KAROV_DEMO', 'demo mode refuses to start in production');
  const port = read.integer('PORT', 3000);
  const config: AppConfig = {
    port,
    role: read.oneOf('KAROV_ROLE', ['all', 'web', 'worker'], 'all'),
    demo,
    production,
    dataFolder: read.text('KAROV_DATA', '.data'),
    databaseUrl: read.required('DATABASE_URL'),
    redisUrl: read.optional('REDIS_URL'),
    publicUrl: read.text('KAROV_PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: read.text('KAROV_TRUST_PROXY', 'loopback'),
    logLevel: read.oneOf('KAROV_LOG', ['silent', 'error', 'info', 'debug'], 'info'),
    secrets: readSecrets(read),
    sessionHours: read.integer('KAROV_SESSION_HOURS', 24 * 14),
    otp: {
      perPhone10Minutes: read.integer('KAROV_OTP_PER_PHONE_10_MINUTES', 3),
      perPhoneHour: read.integer('KAROV_OTP_PER_PHONE_HOUR', 5),
      perIpHour: read.integer('KAROV_OTP_PER_IP_HOUR', demo ? 1000 : 10),
      perDay: read.integer('KAROV_OTP_PER_DAY', 20_000),
      countries: read.list('KAROV_OTP_COUNTRIES', ['IL', 'US', 'AU', 'GB', 'FR', 'DE', 'CA']),
    },
    abuse: {
      wrongCodes10Minutes: read.integer('KAROV_BLOCK_WRONG_CODES', 20),
      throttledHour: read.integer('KAROV_BLOCK_THROTTLED', 100),
      blockHours: read.integer('KAROV_BLOCK_HOURS', 24),
      requestsPerMinute: read.integer('KAROV_REQUESTS_PER_MINUTE', demo ? 6000 : 600),
    },
    captchaCost: read.integer('KAROV_CAPTCHA_COST', demo ? 1000 : 5000),
    policeCheck: read.oneOf('KAROV_POLICE_CHECK', ['male', 'all', 'none'], 'male'),
    support: {
      phone: read.text('KAROV_SUPPORT_PHONE', '*6050'),
      email: read.text('KAROV_SUPPORT_EMAIL', 'support@karov.example'),
      hours: read.text('KAROV_SUPPORT_HOURS', '9:00-14:00'),
    },
    organizationName: read.text('KAROV_ORGANIZATION', 'קרוב'),
    tiles: readTiles(read),
    twilio: readTwilio(read),
    smtp: readSmtp(read),
    places: { nominatimUrl: read.optional('NOMINATIM_URL') },
    countryDatabase: read.optional('KAROV_COUNTRY_DB'),
    poolSize: read.integer('KAROV_POOL', 20),
    engine: { sweepSeconds: read.integer('KAROV_SWEEP_SECONDS', 3), sendingLeaseSeconds: read.integer('KAROV_SENDING_LEASE_SECONDS', 60) },
  };
  read.finish();
  return config;
}

function readSecrets(read: ConfigReader): AppConfig['secrets'] {
  const values = SECRET_NAMES.map((name) => {
    const given = read.required(name);
    if (given.length < SECRET_MIN_LENGTH) read.problem(name, `needs at least ${SECRET_MIN_LENGTH} characters`);
    return given;
  });
  const [jwt = '', data = '', otp = '', link = '', captcha = ''] = values;
  return { jwt, data, otp, link, captcha };
}

function readTiles(read: ConfigReader): AppConfig['tiles'] {
  const url = read.optional('KAROV_TILES_URL');
  return url ? { url, attribution: read.text('KAROV_TILES_ATTRIBUTION', '© OpenStreetMap') } : null;
}

function readTwilio(read: ConfigReader): AppConfig['twilio'] {
  const accountSid = read.optional('TWILIO_ACCOUNT_SID');
  if (!accountSid) return null;
  return {
    accountSid,
    authToken: read.required('TWILIO_AUTH_TOKEN'),
    from: read.required('TWILIO_FROM'),
    whatsappFrom: read.optional('TWILIO_WHATSAPP_FROM'),
    baseUrl: read.optional('TWILIO_BASE_URL'),
  };
}

function readSmtp(read: ConfigReader): AppConfig['smtp'] {
  const url = read.optional('SMTP_URL');
  return url ? { url, from: read.required('SMTP_FROM') } : null;
}
