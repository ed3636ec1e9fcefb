import type { OwnerQuestionKind } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /admin/block: an address that is blocked now (rule 24); for IPv6 the /64. */
export interface BlockedIpRow {
  id: number;
  /** the owner of the phone number tried from there, or the signed-in person */
  user: { id: number; full_name: string } | null;
  ip_add: string;
  path: string;
  /** the reason */
  message: string;
  created_at: IsoTime;
  expires_at: IsoTime;
}

/** GET /auth/session: when the session of a member of staff locks and ends (rule 99). */
export interface SessionState {
  is_locked: boolean;
  /** whether its owner has a passkey to unlock it */
  has_passkey: boolean;
  /** whether only a passkey unlocks or renews it */
  only_passkey: boolean;
  /** whether its owner must add a passkey before anything else */
  needs_passkey: boolean;
  /** whether the question about the number's former owner comes before anything else (rule 237) */
  is_limited: boolean;
  locks_at: IsoTime | null;
  expires_at: IsoTime;
  server_time: IsoTime;
}

/** GET /auth/owner-question: the question to an unproven caller with an old number (rule 237). */
export interface OwnerQuestion {
  kind: OwnerQuestionKind;
  /** the number of answers still accepted */
  answers_left: number;
  /** when answers are accepted again; null if they are accepted now, or only staff can help */
  heard_again_at: IsoTime | null;
}

/** GET /auth/passkeys: a passkey of a member of staff. */
export interface PasskeyRow {
  id: number;
  name: string;
  created_at: IsoTime;
  last_used_at: IsoTime | null;
}

/** A passkey's reference for the browser. */
export interface PasskeyReference {
  id: string;
  type: 'public-key';
  transports: string[];
}

/**
 * POST /auth/passkeys/options: the options for creating a passkey (WebAuthn's
 * PublicKeyCredentialCreationOptions).
 */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
}

/** The request to sign with a passkey (WebAuthn's PublicKeyCredentialRequestOptions). */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  allowCredentials: PasskeyReference[];
  userVerification: 'required';
}
