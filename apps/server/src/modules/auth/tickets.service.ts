import { randomBytes, randomUUID } from 'node:crypto';
import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { fail } from '../../platform/errors/fail.js';
import { type StoredTicket, TicketsRepository } from './tickets.repository.js';

const TICKET_BYTES = 24;
const REPEAT_SECONDS = 60;

/**
 * Registration tickets: the holder has verified the phone (rule 20). Valid for several calls, until the
 * registration succeeds.
 */
@Injectable()
export class TicketsService {
  constructor(
    private readonly repository: TicketsRepository,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues a ticket for a phone that was verified at `provenAt`, or not verified; `personId` when somebody
   * continues from their own session; `sessionId` when a session issues it, with which the ticket ends (rule
   * 234). It gives no access to people with the phone who are in doubt (rule 237).
   */
  async issue(
    phone: string,
    {
      provenAt = null,
      personId = null,
      sessionId = null,
      doubtedIds = [],
    }: {
      provenAt?: Date | null;
      personId?: number | null;
      sessionId?: string | null;
      doubtedIds?: readonly number[];
    } = {},
  ): Promise<{ ticket: string; expiresAt: Date }> {
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const createdAt = this.clock.now();
    const expiresAt = addSeconds(createdAt, LIMITS.registrationTicketMinutes * 60);
    const hash = this.crypto.hashLinkCode(ticket);
    await this.repository.insert({
      id: randomUUID(),
      hash,
      phone,
      personId,
      sessionId,
      doubtedIds,
      provenAt,
      createdAt,
      expiresAt,
    });
    return { ticket, expiresAt };
  }

  /**
   * Returns the ticket in a client's request, used or not.
   * @throws TICKET_INVALID when it is unknown or has expired, or its session has ended
   */
  async read(ticket: unknown): Promise<StoredTicket> {
    const found =
      typeof ticket === 'string' && ticket !== ''
        ? await this.repository.find(this.crypto.hashLinkCode(ticket), this.clock.now())
        : null;
    return found ?? fail('TICKET_INVALID', { field: 'ticket' });
  }

  /** Like {@link read}, for actions that a used ticket no longer allows. */
  async readUnused(ticket: unknown): Promise<StoredTicket> {
    const found = await this.read(ticket);
    return found.usedAt === null ? found : fail('TICKET_USED', { field: 'ticket' });
  }

  /**
   * Locks a ticket for its registration. Returns the former response when the same request was sent just
   * before (a double click), or null when the registration is still to be made.
   * @throws TICKET_USED, TICKET_INVALID
   */
  async hold(id: string, digest: Buffer): Promise<string | null> {
    const ticket = await this.repository.lock(id);
    if (!ticket) return fail('TICKET_INVALID', { field: 'ticket' });
    await this.holdSession(ticket);
    if (ticket.usedAt === null) return null;
    const isRepeated =
      ticket.usedFor?.equals(digest) === true &&
      addSeconds(ticket.usedAt, REPEAT_SECONDS) >= this.clock.now();
    return isRepeated && ticket.outcome !== null ? ticket.outcome : fail('TICKET_USED', { field: 'ticket' });
  }

  /**
   * Locks a ticket's session: anybody who ends it waits, and then also ends everything made with the ticket.
   * @throws TICKET_INVALID when it has ended
   */
  async holdSession({ id, sessionId }: Pick<StoredTicket, 'id' | 'sessionId'>): Promise<void> {
    if (sessionId !== null && !(await this.repository.lockSession(id, this.clock.now())))
      fail('TICKET_INVALID', { field: 'ticket' });
  }

  /** Uses up a ticket. */
  use(id: string, digest: Buffer, outcome: string): Promise<void> {
    return this.repository.use(id, digest, outcome, this.clock.now());
  }

  /** Deletes expired tickets. */
  sweep(): Promise<void> {
    return this.repository.forgetBefore(this.clock.now());
  }
}
