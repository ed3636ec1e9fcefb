import type { AuthRecord, PasskeyRequest, SessionState } from '@karov/api-client';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { api } from './api.js';

/** The result of adding a passkey: added, cancelled in the browser's dialog, or already on the device. */
export type PasskeyOutcome = 'added' | 'stopped' | 'exists';

/** Whether this browser supports passkeys. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Has a passkey sign the server's request; returns null when the person cancels in the browser's dialog. */
async function signed(optionsJSON: PasskeyRequest): Promise<{ credential: Record<string, unknown> } | null> {
  const credential = await startAuthentication({ optionsJSON }).catch(() => null);
  return credential && { credential: { ...credential } };
}

/** Signs in by passkey; returns null when the person cancels. */
export async function signInWithPasskey(): Promise<AuthRecord | null> {
  const { data } = await api.send('POST', '/admin/auth/passkey/options');
  const body = await signed(data);
  return body && (await api.send('POST', '/admin/auth/passkey', { body })).data;
}

/** Unlocks the session by passkey; returns null when the person cancels. */
export async function unlockWithPasskey(): Promise<SessionState | null> {
  const { data } = await api.send('POST', '/auth/session/passkey/options');
  const body = await signed(data);
  return body && (await api.send('POST', '/auth/session/passkey', { body })).data;
}

/** Has the browser create a passkey, and adds the passkey under a name. */
export async function addPasskey(name: string): Promise<PasskeyOutcome> {
  const { data } = await api.send('POST', '/auth/passkeys/options');
  try {
    const credential = await startRegistration({ optionsJSON: data });
    await api.act('POST', '/auth/passkeys', { body: { name, credential: { ...credential } } });
    return 'added';
  } catch (error) {
    if (!(error instanceof WebAuthnError || error instanceof DOMException)) throw error;
    return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? 'exists'
      : 'stopped';
  }
}
