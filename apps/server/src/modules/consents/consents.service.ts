import { type ConsentKind, LEGAL_TEXTS, legalTextOf } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { type Consent, ConsentsRepository } from './consents.repository.js';

/**
 * People's consents, each with the version of the text, its language and the time; without the person's
 * network address.
 */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly repository: ConsentsRepository,
    private readonly clock: Clock,
  ) {}

  /** Records a person's consent to the current versions, in the caller's language. */
  record(userId: number, kinds: readonly ConsentKind[]): Promise<void> {
    const consents = kinds.map((kind) => ({ kind, version: LEGAL_TEXTS[legalTextOf(kind)] }));
    return this.repository.insert(userId, consents, currentLocale(), this.clock.now());
  }

  /** All consents of a person, including withdrawn ones, oldest first. */
  of(userId: number): Promise<Consent[]> {
    return this.repository.of(userId);
  }

  /** Withdraws a consent; false when there was none. */
  withdraw(userId: number, kind: ConsentKind): Promise<boolean> {
    return this.repository.withdraw(userId, kind, this.clock.now());
  }
}
