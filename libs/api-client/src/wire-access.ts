import type { IsoTime } from './wire.js';

/** GET /admin/block: an address that is blocked now (part 2 "Blocked IP entry"); of IPv6 the /64. */
export interface BlockedIpRow {
  id: number;
  /** whose phone was tried from there, or who was signed in */
  user: { id: number; full_name: string } | null;
  ip_add: string;
  path: string;
  /** why it was blocked */
  message: string;
  created_at: IsoTime;
  expires_at: IsoTime;
}
