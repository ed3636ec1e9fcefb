import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { SessionsService } from './sessions.service.js';

/** The kind of a session's recent proof of identity. */
export type Proof = 'phone' | 'passkey';

/**
 * A change to somebody's ways of signing in requires a code or a passkey within the last minutes of the same
 * session: a stolen session is not enough (rule 234).
 */
@Injectable()
export class FreshProofService {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * Returns the session's fresh proof; if there are two, the one by phone.
   * @throws FRESH_PROOF_NEEDED
   */
  async require({ sessionId }: Pick<Caller, 'sessionId'>): Promise<Proof> {
    return (await this.of(sessionId)) ?? fail('FRESH_PROOF_NEEDED', { field: 'proof' });
  }

  /** Returns a session's fresh proof, or null; if there are two, the one by phone. */
  async of(sessionId: string): Promise<Proof | null> {
    const { byPhone, byPasskey } = await this.sessions.freshProofs(sessionId);
    if (byPhone) return 'phone';
    return byPasskey ? 'passkey' : null;
  }
}
