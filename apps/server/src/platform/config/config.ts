import { type Channel, LIMITS } from '@karov/domain';
import { MERIDIAN_OF_ISRAEL } from '../database/map.js';
import {
  backupKeyFault,
  currencyFault,
  databaseFault,
  proxyFault,
  publicUrlFault,
  redisFault,
  secretFault,
  subjectFault,
  tilesFault,
  vapidFault,
} from './config-checks.js';
import { ConfigReader } from './config-reader.js';
import { type MapFile, mapFileFault, readMapFile } from './map-file.js';
import { readWhatsappTemplates, type WhatsappTemplate } from './whatsapp-templates.js';

/** All settings from the environment, read once at start. The names say the units of time. */
export interface AppConfig {
  port: number;
  /** The address on which to listen; null means all addresses of the machine. */
  host: string | null;
  role: 'all' | 'web' | 'worker';
  /**
   * The port for the inside on which a process reports its health with details; null for none. Processes that
   * answer people report it on their own port too, without details.
   */
  healthPort: number | null;
  demo: boolean;
  /** The token that shows the measures; without one they are open outside production, and closed in it. */
  metricsToken: string | null;
  /** Whether calls are traced; how and where to stands in OTEL_* variables, which OpenTelemetry reads itself. */
  isTraced: boolean;
  /** How long a statement may take before the log names it, in milliseconds. */
  slowStatementMs: number;
  /** Whether the whole installation is an exercise (rule 161). */
  exercise: boolean;
  production: boolean;
  dataFolder: string;
  databaseUrl: string;
  /**
   * The database URL of the tables' owner, which runs the migrations; if it is set, the application's own
   * user can neither change nor delete the audit log.
   */
  databaseOwnerUrl: string | null;
  /** The URL of a copy that follows the database and takes reads that may be some seconds old. */
  databaseReplicaUrl: string | null;
  redisUrl: string | null;
  publicUrl: string;
  trustProxy: string;
  logLevel: 'silent' | 'error' | 'info' | 'debug';
  secrets: { jwt: string; data: string; otp: string; link: string; captcha: string };
  /** Former data keys, which still decrypt their data. */
  oldDataKeys: readonly string[];
  /** The age identity that encrypts and reads backups; null if there is none. */
  backupKey: string | null;
  sessionHours: number;
  /**
   * The idle time after which the staff desk locks, and the time after which staff sessions end (rule 99).
   */
  staffLockMinutes: number;
  staffSessionHours: number;
  /** Whether staff need a passkey for everything they do (docs/adr/0017). */
  staffPasskey: 'optional' | 'required';
  otp: {
    perPhone10Minutes: number;
    perPhoneHour: number;
    perIpHour: number;
    perIpHourMax: number;
    perDay: number;
    countries: string[];
  };
  abuse: {
    wrongCodes10Minutes: number;
    throttledHour: number;
    blockHours: number;
    requestsPerMinute: number;
    strangersPerPerson: number;
    strangersPerDay: number;
  };
  captchaCost: number;
  policeCheck: 'male' | 'all' | 'none';
  /** The radius of the largest circle of a manager's event, in kilometres (rule 79). */
  managerRadiusKm: number;
  support: { phone: string; email: string; hours: string };
  organizationName: string;
  /** Whether messages that can wait also wait during Shabbat and holidays (rule 100). */
  restDays: boolean;
  /** Whether people who register are told that the system has a temporary fault (rule 119). */
  faultNotice: boolean;
  /**
   * The person responsible for accessibility, and the date of the statement, as the statement shows them
   * (rule 112).
   */
  accessibility: {
    coordinator: string;
    phone: string;
    email: string;
    address: string;
    statementDate: string;
  };
  tiles: { url: string } | null;
  /** the file with the streets, preferred to a map server */
  mapFile: MapFile | null;
  tilesAttribution: string;
  twilio: {
    accountSid: string;
    authToken: string;
    from: string;
    whatsappFrom: string | null;
    callFrom: string | null;
    baseUrl: string | null;
  } | null;
  /** The templates approved by WhatsApp, for people who have not written for a day (rule 196). */
  whatsappTemplates: readonly WhatsappTemplate[];
  /**
   * The number of seconds after which an urgent message that had no effect is also sent through the next
   * channel (rule 183).
   */
  urgentWaits: Readonly<Record<Channel, number>>;
  smtp: { url: string; from: string } | null;
  /**
   * The keys that identify this installation to push services, and the services to which it sends (rule 186);
   * without keys, notifications are not offered.
   */
  push: { publicKey: string; privateKey: string; subject: string; hosts: readonly string[] } | null;
  /** An S3-compatible file store; without it, files are stored in the data folder. */
  s3: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** External place searches, in order of use; the embedded table comes last. */
  places: {
    order: PlaceSource[];
    nominatimUrl: string | null;
    photonUrl: string | null;
    tomtom: { url: string; key: string } | null;
    cacheMinutes: number;
  };
  /** A file of countries by IP address, used in place of the bundled one. */
  countryDatabase: string | null;
  /** Retention times in days; a request to be deleted is carried out after `deletionDays`. */
  privacy: { deletionDays: number; messageDays: number; sessionDays: number };
  /** How long a volunteer who has not set out for a ride or visit has to answer (rule 149). */
  staleHold: { answerMinutes: number };
  /**
   * The number of minutes after which an exhausted search looks again for volunteers who have become
   * available (rule 43).
   */
  lookAgain: { minutes: number };
  /**
   * The numbers of minutes after which staff are reminded of emergencies, of other urgent needs and of
   * ordinary needs in events that wait at the coordinators' desk (rule 220).
   */
  escalation: { emergencyMinutes: number; urgentMinutes: number };
  /**
   * Broadcasts: the number of messages that all workers together send per second, and the cost of an SMS part
   * and of a call, which is 0 if unknown (rules 177, 210).
   */
  broadcasts: { perSecond: number; smsPrice: number; callPrice: number; currency: string };
  /** The central meridian of the map by which distances are measured, in degrees east (docs/adr/0022). */
  mapMeridian: number;
  poolSize: number;
  /** The free space below which the operator is warned, in millions of bytes. */
  diskWarnMb: number;
  engine: { sendingLeaseSeconds: number };
  /** How long the process takes to end once it was asked to. */
  ending: { drainMs: number; totalMs: number };
}

/** The place searches that are supported. */
const PLACE_SOURCES = ['nominatim', 'photon', 'tomtom'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** The names of the keys that are unique to each installation. */
export const SECRET_NAMES = [
  'KAROV_JWT_KEY',
  'KAROV_DATA_KEY',
  'KAROV_OTP_KEY',
  'KAROV_LINK_KEY',
  'KAROV_CAPTCHA_KEY',
] as const;
const HOURS_OF_A_YEAR = 8760;

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one line for each wrong or missing variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): AppConfig {
  const read = new ConfigReader(env);
  const production = env['NODE_ENV'] === 'production';
  const demo = read.flag('KAROV_DEMO', !env['DATABASE_URL']);
  checkDemo(read, { demo, production, hasDatabase: Boolean(env['DATABASE_URL']) });
  if (production) read.required('KAROV_PUBLIC_URL');
  const port = read.integerBetween('PORT', 1, 65_535, 3000);
  const config: AppConfig = {
    port,
    host: read.optional('KAROV_HOST') ?? (production ? null : '127.0.0.1'),
    role: read.oneOf('KAROV_ROLE', ['all', 'web', 'worker'], 'all'),
    healthPort: read.integerBetween('KAROV_HEALTH_PORT', 1, 65_535, 0) || null,
    metricsToken: read.optional('KAROV_METRICS_TOKEN'),
    isTraced: readTracing(read),
    slowStatementMs: read.integerBetween('KAROV_SLOW_STATEMENT_MS', 1, 600_000, 500),
    demo,
    exercise: read.flag('KAROV_EXERCISE', false),
    production,
    dataFolder: read.text('KAROV_DATA', '.data'),
    databaseUrl: read.required('DATABASE_URL') && read.checked('DATABASE_URL', '', databaseFault),
    databaseOwnerUrl: read.checked('DATABASE_OWNER_URL', '', databaseFault) || null,
    databaseReplicaUrl: read.checked('DATABASE_REPLICA_URL', '', databaseFault) || null,
    redisUrl: read.checked('REDIS_URL', '', redisFault) || null,
    publicUrl: read
      .checked('KAROV_PUBLIC_URL', `http://localhost:${port}`, publicUrlFault(production))
      .replace(/\/$/, ''),
    trustProxy: read.checked('KAROV_TRUST_PROXY', 'loopback', proxyFault),
    logLevel: read.oneOf('KAROV_LOG', ['silent', 'error', 'info', 'debug'], 'info'),
    secrets: readSecrets(read),
    oldDataKeys: readOldDataKeys(read),
    backupKey: read.checked('KAROV_BACKUP_KEY', '', backupKeyFault) || null,
    sessionHours: read.integerBetween('KAROV_SESSION_HOURS', 1, HOURS_OF_A_YEAR, 24 * 14),
    staffLockMinutes: read.integerBetween('KAROV_STAFF_LOCK_MINUTES', 1, HOURS_OF_A_YEAR * 60, 60),
    staffSessionHours: read.integerBetween('KAROV_STAFF_SESSION_HOURS', 1, HOURS_OF_A_YEAR, 12),
    staffPasskey: read.oneOf('KAROV_STAFF_PASSKEY', ['optional', 'required'], 'optional'),
    otp: {
      perPhone10Minutes: read.integer('KAROV_OTP_PER_PHONE_10_MINUTES', 3),
      perPhoneHour: read.integer('KAROV_OTP_PER_PHONE_HOUR', 5),
      perIpHour: read.integer('KAROV_OTP_PER_IP_HOUR', demo ? 1000 : 10),
      perIpHourMax: read.integer('KAROV_OTP_PER_IP_HOUR_MAX', 500),
      perDay: read.integer('KAROV_OTP_PER_DAY', 20_000),
      countries: read.list('KAROV_OTP_COUNTRIES', ['IL', 'US', 'AU', 'GB', 'FR', 'DE', 'CA']),
    },
    abuse: {
      wrongCodes10Minutes: read.integer('KAROV_BLOCK_WRONG_CODES', 20),
      throttledHour: read.integer('KAROV_BLOCK_THROTTLED', 100),
      blockHours: read.integerBetween('KAROV_BLOCK_HOURS', 1, HOURS_OF_A_YEAR, 24),
      requestsPerMinute: read.integer('KAROV_REQUESTS_PER_MINUTE', demo ? 6000 : 600),
      strangersPerPerson: read.integer('KAROV_STRANGERS_PER_PERSON', 30),
      strangersPerDay: read.integer('KAROV_STRANGERS_PER_DAY', 500),
    },
    captchaCost: read.integer('KAROV_CAPTCHA_COST', demo ? 1000 : 5000),
    policeCheck: read.oneOf('KAROV_POLICE_CHECK', ['male', 'all', 'none'], 'male'),
    managerRadiusKm: read.integerBetween('KAROV_MANAGER_RADIUS_KM', 1, LIMITS.eventRadiusMaxKm, 20),
    ...readOrganization(read, demo),
    restDays: read.flag('KAROV_REST_DAYS', false),
    faultNotice: read.flag('KAROV_FAULT_NOTICE', false),
    ...readStreets(read),
    twilio: readTwilio(read),
    whatsappTemplates: readTemplates(read),
    urgentWaits: {
      whatsapp: read.integer('KAROV_URGENT_WAIT_WHATSAPP_SECONDS', 60),
      sms: read.integer('KAROV_URGENT_WAIT_SMS_SECONDS', 60),
      call: read.integer('KAROV_URGENT_WAIT_CALL_SECONDS', 120),
      email: read.integer('KAROV_URGENT_WAIT_EMAIL_SECONDS', 120),
    },
    smtp: readSmtp(read),
    push: readPush(read),
    s3: readS3(read),
    places: readPlaces(read),
    countryDatabase: read.optional('KAROV_COUNTRY_DB'),
    privacy: {
      deletionDays: read.integer('KAROV_DELETION_DAYS', 14),
      messageDays: read.integer('KAROV_KEEP_MESSAGES_DAYS', 730),
      sessionDays: read.integer('KAROV_KEEP_SESSIONS_DAYS', 90),
    },
    staleHold: { answerMinutes: read.integer('KAROV_STALE_HOLD_MINUTES', 15) },
    lookAgain: { minutes: read.integerBetween('KAROV_LOOK_AGAIN_MINUTES', 1, 1440, 10) },
    escalation: {
      emergencyMinutes: read.integerBetween('KAROV_ESCALATE_EMERGENCY_MINUTES', 1, 60, 3),
      urgentMinutes: read.integerBetween('KAROV_ESCALATE_MINUTES', 1, 240, 10),
    },
    broadcasts: {
      perSecond: read.integerBetween('KAROV_BROADCAST_PER_SECOND', 1, 10_000, 30),
      smsPrice: read.numberBetween('KAROV_SMS_PRICE', 0, 100, 0),
      callPrice: read.numberBetween('KAROV_CALL_PRICE', 0, 100, 0),
      currency: read.checked('KAROV_SMS_CURRENCY', 'ILS', currencyFault),
    },
    mapMeridian: read.numberBetween('KAROV_MAP_MERIDIAN', -180, 180, MERIDIAN_OF_ISRAEL),
    diskWarnMb: read.integerBetween('KAROV_DISK_WARN_MB', 0, 100_000_000, 2000),
    poolSize: read.integer('KAROV_POOL', 20),
    engine: { sendingLeaseSeconds: read.integer('KAROV_SENDING_LEASE_SECONDS', 60) },
    ending: readEnding(read, production),
  };
  read.finish();
  return config;
}

/** Tracing is on if it is said where traces go to, and it is not switched off. */
function readTracing(read: ConfigReader): boolean {
  const isOff = read.text('OTEL_SDK_DISABLED', '').toLowerCase() === 'true';
  const exporter = read.text('OTEL_TRACES_EXPORTER', '');
  const endpoint =
    read.optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read.optional('OTEL_EXPORTER_OTLP_ENDPOINT');
  return !isOff && exporter !== 'none' && (exporter === 'otlp' || endpoint !== null);
}

/** Draining is for the other processes that take over, which only production has. */
function readEnding(read: ConfigReader, production: boolean): AppConfig['ending'] {
  const drain = read.integerBetween('KAROV_DRAIN_SECONDS', 0, 300, production ? 5 : 0);
  const total = read.integerBetween('KAROV_END_SECONDS', 1, 900, production ? 25 : 10);
  if (total < 3 * drain)
    read.problem('KAROV_END_SECONDS', 'must be at least three times KAROV_DRAIN_SECONDS');
  return { drainMs: drain * 1000, totalMs: total * 1000 };
}

const SUPPORT_EMAIL = 'support@karov.example';
/** The coordinator named in the demo's accessibility statement. */
const DEMO_COORDINATOR = 'נועה ברק';

/**
 * Reads the operator of the system. By default, the accessibility statement uses the support desk's telephone
 * and e-mail; missing settings are left out (docs/legal-texts.md).
 */
function readOrganization(
  read: ConfigReader,
  isDemo: boolean,
): Pick<AppConfig, 'support' | 'organizationName' | 'accessibility'> {
  const support = {
    phone: read.text('KAROV_SUPPORT_PHONE', '*6050'),
    email: read.text('KAROV_SUPPORT_EMAIL', SUPPORT_EMAIL),
    hours: read.text('KAROV_SUPPORT_HOURS', '9:00-14:00'),
  };
  const organizationName = read.text('KAROV_ORGANIZATION', 'קרוב');
  return {
    support,
    organizationName,
    accessibility: {
      coordinator: read.text('KAROV_ACCESSIBILITY_COORDINATOR', isDemo ? DEMO_COORDINATOR : ''),
      phone: read.text('KAROV_ACCESSIBILITY_PHONE', support.phone),
      email: read.text('KAROV_ACCESSIBILITY_EMAIL', support.email),
      address: read.text('KAROV_ACCESSIBILITY_ADDRESS', ''),
      statementDate: read.text('KAROV_ACCESSIBILITY_DATE', '19/03/2024'),
    },
  };
}

/**
 * Checks that demo mode, in which anybody who reads the outbox can sign in, does not run on real data by
 * mistake.
 */
function checkDemo(
  read: ConfigReader,
  { demo, production, hasDatabase }: { demo: boolean; production: boolean; hasDatabase: boolean },
): void {
  const isAllowed = read.oneOf('KAROV_DEMO_OWN_DATABASE', ['yes', 'no'], 'no') === 'yes';
  if (production && demo) read.problem('KAROV_DEMO', 'demo mode refuses to start in production');
  else if (demo && hasDatabase && !isAllowed)
    read.problem(
      'KAROV_DEMO',
      'fills a database with a made-up world: to allow that on the one that DATABASE_URL names, set KAROV_DEMO_OWN_DATABASE=yes beside it',
    );
}

function readSecrets(read: ConfigReader): AppConfig['secrets'] {
  const values = SECRET_NAMES.map((name) => read.required(name) && read.checked(name, '', secretFault));
  values.forEach((value, index) => {
    const first = values.indexOf(value);
    if (value !== '' && first < index)
      read.problem(SECRET_NAMES[index] ?? '', `is the same key as ${SECRET_NAMES[first] ?? ''}`);
  });
  const [jwt = '', data = '', otp = '', link = '', captcha = ''] = values;
  return { jwt, data, otp, link, captcha };
}

function readOldDataKeys(read: ConfigReader): string[] {
  const keys = read.list('KAROV_DATA_KEYS_OLD', []);
  const fault = keys.map(secretFault).find((found) => found !== null);
  if (fault) read.problem('KAROV_DATA_KEYS_OLD', `has a key that ${fault}`);
  return keys;
}

function readPlaces(read: ConfigReader): AppConfig['places'] {
  const named = read.list('KAROV_PLACES', [...PLACE_SOURCES]);
  const order = PLACE_SOURCES.filter((source) => named.includes(source)).sort(
    (a, b) => named.indexOf(a) - named.indexOf(b),
  );
  if (order.length < new Set(named).size)
    read.problem('KAROV_PLACES', `may name ${PLACE_SOURCES.join(', ')}`);
  const key = read.optional('TOMTOM_KEY');
  return {
    order,
    nominatimUrl: read.optional('NOMINATIM_URL'),
    photonUrl: read.optional('PHOTON_URL'),
    tomtom: key ? { key, url: read.text('TOMTOM_URL', 'https://api.tomtom.com') } : null,
    cacheMinutes: read.integer('KAROV_PLACES_CACHE_MINUTES', 60),
  };
}

function readStreets(read: ConfigReader): Pick<AppConfig, 'mapFile' | 'tiles' | 'tilesAttribution'> {
  const url = read.checked('KAROV_TILES_URL', '', tilesFault);
  const path = read.checked('KAROV_MAP_FILE', '', mapFileFault);
  return {
    tiles: url ? { url } : null,
    mapFile: path && mapFileFault(path) === null ? readMapFile(path) : null,
    tilesAttribution: read.text('KAROV_TILES_ATTRIBUTION', '© OpenStreetMap'),
  };
}

function readTwilio(read: ConfigReader): AppConfig['twilio'] {
  const accountSid = read.optional('TWILIO_ACCOUNT_SID');
  if (!accountSid) return null;
  return {
    accountSid,
    authToken: read.required('TWILIO_AUTH_TOKEN'),
    from: read.required('TWILIO_FROM'),
    whatsappFrom: read.optional('TWILIO_WHATSAPP_FROM'),
    callFrom: read.optional('TWILIO_CALL_FROM'),
    baseUrl: read.optional('TWILIO_BASE_URL'),
  };
}

function readTemplates(read: ConfigReader): WhatsappTemplate[] {
  const setting = read.optional('KAROV_WHATSAPP_TEMPLATES');
  const { templates, faults } =
    setting === null ? { templates: [], faults: [] } : readWhatsappTemplates(setting);
  for (const fault of faults) read.problem('KAROV_WHATSAPP_TEMPLATES', fault);
  return templates;
}

function readSmtp(read: ConfigReader): AppConfig['smtp'] {
  const url = read.optional('SMTP_URL');
  return url ? { url, from: read.required('SMTP_FROM') } : null;
}

/** The hosts of the push services of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

function readPush(read: ConfigReader): AppConfig['push'] {
  const [publicKey, privateKey] = [
    read.optional('KAROV_VAPID_PUBLIC_KEY'),
    read.optional('KAROV_VAPID_PRIVATE_KEY'),
  ];
  if (publicKey === null && privateKey === null) return null;
  const fault = vapidFault(publicKey ?? '', privateKey ?? '');
  if (fault !== null) read.problem('KAROV_VAPID_PRIVATE_KEY', fault);
  return {
    publicKey: publicKey ?? '',
    privateKey: privateKey ?? '',
    subject: read.checked(
      'KAROV_VAPID_SUBJECT',
      `mailto:${read.text('KAROV_SUPPORT_EMAIL', SUPPORT_EMAIL)}`,
      subjectFault,
    ),
    hosts: read.list('KAROV_PUSH_HOSTS', PUSH_HOSTS),
  };
}

function readS3(read: ConfigReader): AppConfig['s3'] {
  const bucket = read.optional('KAROV_S3_BUCKET');
  if (!bucket) return null;
  return {
    bucket,
    region: read.text('KAROV_S3_REGION', 'us-east-1'),
    endpoint: read.optional('KAROV_S3_ENDPOINT'),
    accessKeyId: read.required('KAROV_S3_ACCESS_KEY'),
    secretAccessKey: read.required('KAROV_S3_SECRET_KEY'),
  };
}
