import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { SessionsService } from './sessions.service.js';

/** A recent proof of the person in a session. */
export type Proof = 'phone' | 'passkey';

/**
 * What changes the ways into an account needs a code or a passkey within the last minutes of this session: a
 * session that fell into wrong hands is not enough (rule 234).
 */
@Injectable()
export class FreshProof {
  constructor(private readonly sessions: SessionsService) {}

  /** The proof, of both the one by phone. @throws FRESH_PROOF_NEEDED */
  async require({ sessionId }: Pick<Caller, 'sessionId'>): Promise<Proof> {
    return (await this.of(sessionId)) ?? fail('FRESH_PROOF_NEEDED', { field: 'proof' });
  }

  /** The proof that a session has, of both the one by phone; null where there is none that is fresh. */
  async of(sessionId: string): Promise<Proof | null> {
    const { byPhone, byPasskey } = await this.sessions.freshProofs(sessionId);
    if (byPhone) return 'phone';
    return byPasskey ? 'passkey' : null;
  }
}
