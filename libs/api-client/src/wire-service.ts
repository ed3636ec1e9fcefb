import type { Option } from './wire-basics.js';

/** GET /config: what the portal and the back office need before a sign-in. */
export interface PublicConfig {
  /** an ISO 3166 country code */
  default_country: string;
  tiles_url: string | null;
  /** one PMTiles file with streets, which is used instead of the map server, and its highest zoom */
  map_file: { url: string; max_zoom: number } | null;
  tiles_attribution: string;
  demo: boolean;
  /** whether the whole installation is an exercise; every page says so */
  exercise: boolean;
  support: { phone: string; email: string; hours: string };
  organization_name: string;
  /** whether the system has a temporary fault; people who register see a notice about it */
  fault_notice: boolean;
  accessibility: {
    coordinator: string;
    phone: string;
    email: string;
    address: string;
    statement_date: string;
  };
}

/** GET /health: the state of the process; status 503 if a part is down. */
export interface ServiceHealth {
  /**
   * "degraded": it works, but without a part that it can do without for a time; "draining": it ends, and wants no
   * more calls
   */
  state: 'up' | 'degraded' | 'draining' | 'down';
  database: 'up' | 'down';
  queue: 'up' | 'down';
  work: 'up' | 'down';
  /** the version of the program */
  version: string;
  /** the commit from which it was built, if that is known */
  commit?: string;
  /** the number of rows that this process could not encrypt; the log lists them */
  stuck_rows?: number;
  /** the names of repeated work of this process that is late */
  late_sweeps?: string[];
  /** how much is free where files are kept, in millions of bytes, if it is too little */
  disk_free_mb?: number;
}

/** GET /health/live: the process lives. */
export interface ServiceLife {
  state: 'up';
}

/** POST /dropdowns/events: the options for filtering event requests. */
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

/** POST /admin/volunteer/import: how many rows were imported. */
export interface ImportAnswer {
  imported: number;
}

/** The id of a new record. */
export interface MadeRecord {
  id: number;
}

/** POST /auth/register/guardian-approval: the id of the file, to send with the registration. */
export interface KeptFile {
  id: string;
}

/** GET /captcha/challenge: a proof of work for the browser, in the form that the widget expects (rule 21). */
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

/** GET /admin/volunteer/import/{import_id}/progress: how far an import has got. */
export interface ImportProgress {
  phase: 'reading' | 'checking' | 'writing' | 'done' | 'failed';
  rows_done: number;
  rows_total: number | null;
}
