import type { Option } from './wire-basics.js';

/** GET /config: what the fronts must know before anybody is signed in. */
export interface PublicConfig {
  /** ISO 3166 */
  default_country: string;
  tiles_url: string | null;
  /** one PMTiles file with streets, which goes before the map server, and the deepest zoom of which it has tiles */
  map_file: { url: string; max_zoom: number } | null;
  tiles_attribution: string;
  demo: boolean;
  /** the whole installation is an exercise, and every page says so */
  exercise: boolean;
  support: { phone: string; email: string; hours: string };
  organization_name: string;
  /** the system has a temporary fault, and those who register are told */
  fault_notice: boolean;
  accessibility: { coordinator: string; phone: string; email: string; address: string; statement_date: string };
}

/** GET /health: how the process is; 503 when a part is down. */
export interface ServiceHealth {
  database: 'up' | 'down';
  queue: 'up' | 'down';
  work: 'up' | 'down';
  /** rows that this process could not encrypt; the log says which */
  stuck_rows?: number;
}

/** POST /dropdowns/events: what requests of events are filtered by. */
export interface EventOptions {
  events: Option[];
  statuses: Option[];
}

/** POST /dropdowns/import/volunteers: the values that columns of an import take. */
export interface ImportOptions {
  interests: Option[];
  languages: Option[];
  gender: Option[];
}

/** POST /admin/volunteer/import: how many rows were taken. */
export interface ImportAnswer {
  imported: number;
}

/** Something that was made: its number. */
export interface MadeRecord {
  id: number;
}

/** POST /auth/register/guardian-approval: what the registration names the file by. */
export interface KeptFile {
  id: string;
}

/** GET /captcha/challenge: a proof of work for the browser, as the widget takes it (rule 21). */
export interface CaptchaChallenge {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string; keySignature?: string; expiresAt?: number };
  signature?: string;
}

/** GET /admin/volunteer/import/{import_id}/progress */
export interface ImportProgress {
  phase: 'reading' | 'checking' | 'writing' | 'done' | 'failed';
  rows_done: number;
  rows_total: number | null;
}
