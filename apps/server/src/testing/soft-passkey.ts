import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@karov/api-client';

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;
const VERIFIED = 0x04;

/** The ways in which a spec can make a passkey misbehave. */
interface Misbehaviour {
  origin?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  isUnverified?: boolean;
}

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const base64url = (value: Buffer): string => value.toString('base64url');

/** A software authenticator with one ES256 key, for specs: it answers like a browser. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin = 'http://localhost:3000') {}

  create(options: PasskeyCreation, odd: Misbehaviour = {}): Record<string, unknown> {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(options.rp.id, HAS_CREDENTIAL, odd), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, odd)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Signs a challenge. */
  get(options: PasskeyRequest, odd: Misbehaviour = {}): Record<string, unknown> {
    this.counter = odd.counter ?? this.counter + 1;
    const clientData = this.clientData('webauthn.get', options.challenge, odd);
    const authData = this.authenticatorData(options.rpId, 0, odd);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, createHash('sha256').update(clientData).digest()]),
      this.keys.privateKey,
    );
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: odd.userHandle ?? this.userHandle,
    });
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, odd: Misbehaviour): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(rpId: string, flags: number, odd: Misbehaviour): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = odd.isUnverified ? USER_PRESENT_AND_VERIFIED & ~VERIFIED : USER_PRESENT_AND_VERIFIED;
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([present | flags]),
      counter,
    ]);
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([
      head,
      Buffer.from([0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}
