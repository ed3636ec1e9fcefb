import { Buffer } from 'node:buffer';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

const TEXT_MAX = 20_000;
const TRANSPORTS_MAX = 10;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= TEXT_MAX ? value : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value
        .map((entry) => textOf(entry))
        .filter((entry) => entry !== null)
        .slice(0, TRANSPORTS_MAX)
    : [];
}

/** Parses a new passkey from a browser; null when it is invalid. */
export function newCredentialOf(value: Fields): RegistrationResponseJSON | null {
  const response = fieldsOf(value['response']);
  const [id, clientDataJSON, attestationObject] = [
    textOf(value['id']),
    textOf(response['clientDataJSON']),
    textOf(response['attestationObject']),
  ];
  if (id === null || clientDataJSON === null || attestationObject === null) return null;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports: textsOf(response['transports']) },
  };
}

/** Parses a passkey's signature from a browser; null when it is invalid. */
export function signedCredentialOf(value: Fields): AuthenticationResponseJSON | null {
  const response = fieldsOf(value['response']);
  const [id, clientDataJSON, authenticatorData, signature] = [
    textOf(value['id']),
    textOf(response['clientDataJSON']),
    textOf(response['authenticatorData']),
    textOf(response['signature']),
  ];
  if (id === null || clientDataJSON === null || authenticatorData === null || signature === null) return null;
  const userHandle = textOf(response['userHandle']) ?? undefined;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

/** Returns the signed challenge, or null. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return textOf(fieldsOf(data)['challenge']);
  } catch {
    return null;
  }
}

/** The identifier under which authenticators store a passkey's owner; it does not reveal who the owner is. */
export function userHandleOf(userId: number): string {
  return Buffer.from(`karov-${userId}`).toString('base64url');
}
