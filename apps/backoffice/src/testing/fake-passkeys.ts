/** What the stand-in of the browser's window for passkeys was asked. */
export interface FakePasskeys {
  asked: ('create' | 'get')[];
  /** The next window is closed by the person. */
  giveUp: boolean;
}

const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** Lets jsdom know passkeys, as browsers do; what they sign is checked by the server's specs. */
export function fakePasskeys(): FakePasskeys {
  const fake: FakePasskeys = { asked: [], giveUp: false };
  const answer = (act: 'create' | 'get') => () => {
    fake.asked.push(act);
    if (fake.giveUp) return Promise.reject(new DOMException('closed', 'NotAllowedError'));
    const response = { clientDataJSON: BYTES, attestationObject: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: BYTES };
    return Promise.resolve({ id: 'AQID', rawId: BYTES, type: 'public-key', response, getClientExtensionResults: () => ({}) });
  };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: answer('create'), get: answer('get') } });
  return fake;
}

/** Takes them away again. */
export function forgetPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

const CHALLENGE = { challenge: 'AAAA', timeout: 300_000 };
/** What the server asks a passkey to sign. */
export const A_REQUEST = { ...CHALLENGE, rpId: 'localhost', allowCredentials: [], userVerification: 'required' } as const;
/** Of what it lets the browser make one. */
export const A_CREATION = {
  ...CHALLENGE,
  rp: { id: 'localhost', name: 'Karov' },
  user: { id: 'AAAA', name: '+972500000002', displayName: 'Avi' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;
