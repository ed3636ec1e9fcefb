import type { PasskeyCreation, PasskeyRequest } from '@karov/api-client';
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { api } from './api.js';

/** How the making of a passkey ended: added, given up in the browser's window, or there was one on the device. */
export type PasskeyOutcome = 'added' | 'stopped' | 'exists';

/** Where a signed challenge goes; `/options` under it gives the challenge. */
export type PasskeyPath = '/admin/auth/passkey' | '/auth/session/passkey';

/** Whether this browser knows passkeys. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Lets a passkey sign what the server asks and sends it to the same address; null when the person gives up in the browser's window. */
export async function signWithPasskey<Answer>(path: PasskeyPath): Promise<Answer | null> {
  const { data } = await api.send<PasskeyRequest>('POST', `${path}/options`);
  const credential = await startAuthentication({ optionsJSON: data }).catch(() => null);
  return credential && (await api.send<Answer>('POST', path, { credential })).data;
}

/** Has the browser make a passkey and adds it under a name. */
export async function addPasskey(name: string): Promise<PasskeyOutcome> {
  const { data } = await api.send<PasskeyCreation>('POST', '/auth/passkeys/options');
  try {
    const credential = await startRegistration({ optionsJSON: data });
    await api.act('POST', '/auth/passkeys', { name, credential });
    return 'added';
  } catch (error) {
    if (!(error instanceof WebAuthnError || error instanceof DOMException)) throw error;
    return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'exists' : 'stopped';
  }
}
