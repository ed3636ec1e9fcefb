import type { OwnerQuestionKind } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /admin/block: an IP address that is blocked at present (rule 24); for IPv6 the /64. */
export interface BlockedIpRow {
  id: number;
  /** the owner of the phone number that was tried from this address, or the signed-in person */
  user: { id: number; full_name: string } | null;
  ip_add: string;
  path: string;
  /** the reason for the block */
  message: string;
  created_at: IsoTime;
  expires_at: IsoTime;
}

/** GET /auth/session: when a staff session locks and when it ends (rule 99). */
export interface SessionState {
  is_locked: boolean;
  /** whether the session's owner has a passkey to unlock it */
  has_passkey: boolean;
  /** whether only a passkey can unlock or renew the session */
  only_passkey: boolean;
  /** whether the session's owner must add a passkey before anything else */
  needs_passkey: boolean;
  /** whether the question about the number's former owner must be answered before anything else (rule 237) */
  is_limited: boolean;
  locks_at: IsoTime | null;
  expires_at: IsoTime;
  server_time: IsoTime;
}

/**
 * GET /auth/owner-question: the question to a caller who has an old number and has not proved who they are
 * (rule 237).
 */
export interface OwnerQuestion {
  kind: OwnerQuestionKind;
  /** how many more answers are accepted */
  answers_left: number;
  /** when answers are accepted again; null if they are accepted now, or if only staff can help */
  heard_again_at: IsoTime | null;
}

/** GET /auth/passkeys: a passkey of a staff member. */
export interface PasskeyRow {
  id: number;
  name: string;
  created_at: IsoTime;
  last_used_at: IsoTime | null;
}

/** A reference by which the browser finds a passkey. */
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
