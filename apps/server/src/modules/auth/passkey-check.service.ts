import { randomBytes } from 'node:crypto';
import { LIMITS } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { challengeIn, newCredentialOf, signedCredentialOf, userHandleOf } from './passkey-credentials.js';
import { type ChallengeHolder, PasskeysRepository } from './passkeys.repository.js';

type Fields = Readonly<Record<string, unknown>>;

/** A challenge, and who may answer it. */
export interface PasskeyChallenge {
  challenge: string;
  rpId: string;
  timeoutMs: number;
}

/** A passkey's signature, and the challenge that it answers. */
export interface PasskeyProof {
  response: AuthenticationResponseJSON;
  challenge: string;
}

/** The algorithms of new passkeys: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];
const CHALLENGE_BYTES = 32;

/**
 * Creates challenges and checks passkeys' answers to them. Passkeys are bound to the site of
 * KAROV_PUBLIC_URL, and require their owner's finger or PIN.
 */
@Injectable()
export class PasskeyCheckService {
  private readonly site: URL;

  constructor(
    @Inject(CONFIG) config: AppConfig,
    private readonly clock: Clock,
    private readonly repository: PasskeysRepository,
  ) {
    this.site = new URL(config.publicUrl);
  }

  /** Creates a challenge for this holder. */
  async challenge(holder: ChallengeHolder): Promise<PasskeyChallenge> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.repository.insertChallenge(
      challenge,
      holder,
      addSeconds(this.clock.now(), LIMITS.passkeyChallengeSeconds),
    );
    return { challenge, rpId: this.site.hostname, timeoutMs: LIMITS.passkeyChallengeSeconds * 1000 };
  }

  /** Checks a new passkey; returns null when it does not answer a challenge of this holder. */
  async added(credential: Fields, holder: ChallengeHolder): Promise<WebAuthnCredential | null> {
    const response = newCredentialOf(credential);
    const expectedChallenge = response && (await this.take(response.response.clientDataJSON, holder));
    if (!response || expectedChallenge === null) return null;
    // the library throws for any error in the input
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.hostname,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }).catch(() => null);
    return result?.verified
      ? { ...result.registrationInfo.credential, transports: response.response.transports ?? [] }
      : null;
  }

  /** Returns a passkey's signed proof, if it answers a challenge of this holder; otherwise null. */
  async proof(credential: Fields, holder: ChallengeHolder): Promise<PasskeyProof | null> {
    const response = signedCredentialOf(credential);
    const challenge = response && (await this.take(response.response.clientDataJSON, holder));
    return response && challenge !== null ? { response, challenge } : null;
  }

  /** Checks the signature and updates its counter; returns the passkey's owner, or null. */
  async owner({ response, challenge }: PasskeyProof): Promise<number | null> {
    const passkey = await this.repository.lock(response.id);
    const handle = response.response.userHandle;
    if (!passkey || (handle !== undefined && handle !== userHandleOf(passkey.userId))) return null;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.hostname,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => null);
    if (!result?.verified) return null;
    await this.repository.use(passkey.id, result.authenticationInfo.newCounter, this.clock.now());
    return passkey.userId;
  }

  private async take(clientDataJSON: string, holder: ChallengeHolder): Promise<string | null> {
    const challenge = challengeIn(clientDataJSON);
    return challenge !== null && (await this.repository.takeChallenge(challenge, holder, this.clock.now()))
      ? challenge
      : null;
  }
}
