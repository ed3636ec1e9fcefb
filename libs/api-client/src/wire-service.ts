import type { Option } from './wire-basics.js';

/** GET /config: what the fronts need before a sign-in. */
export interface PublicConfig {
  /** ISO 3166 */
  default_country: string;
  tiles_url: string | null;
  /** one PMTiles file with streets, preferred to the map server, and its deepest zoom */
  map_file: { url: string; max_zoom: number } | null;
  tiles_attribution: string;
  demo: boolean;
  /** whether the whole installation is an exercise, which every page says */
  exercise: boolean;
  support: { phone: string; email: string; hours: string };
  organization_name: string;
  /** whether the system has a temporary fault, of which people who register see a notice */
  fault_notice: boolean;
  accessibility: {
    coordinator: string;
    phone: string;
    email: string;
    address: string;
    statement_date: string;
  };
}

/** GET /health: the state of the process; 503 if a part is down. */
export interface ServiceHealth {
  database: 'up' | 'down';
  queue: 'up' | 'down';
  work: 'up' | 'down';
  /** rows that this process could not encrypt; the log lists them */
  stuck_rows?: number;
}

/** POST /dropdowns/events: the filters of event requests. */
export interface EventOptions {
  events: Option[];
  statuses: Option[];
}

/** POST /dropdowns/import/volunteers: the allowed values of an import's columns. */
export interface ImportOptions {
  interests: Option[];
  languages: Option[];
  gender: Option[];
}

/** POST /admin/volunteer/import: the number of imported rows. */
export interface ImportAnswer {
  imported: number;
}

/** The id of a new record. */
export interface MadeRecord {
  id: number;
}

/** POST /auth/register/guardian-approval: the file's id for the registration. */
export interface KeptFile {
  id: string;
}

/** GET /captcha/challenge: a proof of work for the browser, in the widget's form (rule 21). */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string;
    expiresAt?: number;
  };
  signature?: string;
}

/** GET /admin/volunteer/import/{import_id}/progress */
export interface ImportProgress {
  phase: 'reading' | 'checking' | 'writing' | 'done' | 'failed';
  rows_done: number;
  rows_total: number | null;
}
