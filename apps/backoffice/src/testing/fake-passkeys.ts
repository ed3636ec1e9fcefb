/** The requests made to the fake passkey window. */
export interface FakePasskeys {
  asked: ('create' | 'get')[];
  /** The person closes the next window. */
  giveUp: boolean;
}

const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** Gives jsdom passkeys like a browser's; the server's specs check their signatures. */
export function fakePasskeys(): FakePasskeys {
  const fake: FakePasskeys = { asked: [], giveUp: false };
  const answer = (act: 'create' | 'get') => () => {
    fake.asked.push(act);
    if (fake.giveUp) return Promise.reject(new DOMException('closed', 'NotAllowedError'));
    const response = {
      clientDataJSON: BYTES,
      attestationObject: BYTES,
      authenticatorData: BYTES,
      signature: BYTES,
      userHandle: BYTES,
    };
    return Promise.resolve({
      id: 'AQID',
      rawId: BYTES,
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    });
  };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer('create'), get: answer('get') },
  });
  return fake;
}

/** Removes them again. */
export function forgetPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

const CHALLENGE = { challenge: 'AAAA', timeout: 300_000 };
/** The server's request for a signature. */
export const A_REQUEST = {
  ...CHALLENGE,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
} as const;
/** The server's options for creating a passkey. */
export const A_CREATION = {
  ...CHALLENGE,
  rp: { id: 'localhost', name: 'Karov' },
  user: { id: 'AAAA', name: '+972500000002', displayName: 'Avi' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;
