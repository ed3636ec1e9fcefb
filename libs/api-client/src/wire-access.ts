import type { OwnerQuestionKind } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /admin/block: an address that is blocked now (rule 24); of IPv6 the /64. */
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

/** GET /auth/session: when the session of a member of staff locks and ends (rule 99). */
export interface SessionState {
  is_locked: boolean;
  /** whether a passkey of its owner can open it */
  has_passkey: boolean;
  /** whether nothing else opens or renews it */
  only_passkey: boolean;
  /** whether its owner has to add a passkey before anything else */
  needs_passkey: boolean;
  /** whether the question that only its person can answer comes before anything else (rule 237) */
  is_limited: boolean;
  locks_at: IsoTime | null;
  expires_at: IsoTime;
  server_time: IsoTime;
}

/** GET /auth/owner-question: what is asked of whoever may be somebody new with an old number (rule 237). */
export interface OwnerQuestion {
  kind: OwnerQuestionKind;
  /** so many answers are heard now */
  answers_left: number;
  /** when they are heard again; null: now, or staff alone help */
  heard_again_at: IsoTime | null;
}

/** GET /auth/passkeys: a passkey of a member of staff. */
export interface PasskeyRow {
  id: number;
  name: string;
  created_at: IsoTime;
  last_used_at: IsoTime | null;
}

/** A passkey as the browser is told of it. */
export interface PasskeyReference {
  id: string;
  type: 'public-key';
  transports: string[];
}

/** POST /auth/passkeys/options: of what the browser makes a new passkey (WebAuthn's PublicKeyCredentialCreationOptions). */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: boolean; userVerification: 'required' };
}

/** What a passkey is asked to sign (WebAuthn's PublicKeyCredentialRequestOptions). */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  allowCredentials: PasskeyReference[];
  userVerification: 'required';
}
