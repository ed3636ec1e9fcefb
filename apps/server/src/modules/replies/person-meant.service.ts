import type { Reply } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { InvitationMessagesService } from '../notifications/index.js';
import type { Account } from '../users/index.js';
import { InvitationsService } from './invitations.service.js';

/** An incoming text, with what indicates who wrote it. */
interface Written {
  from: string;
  answered: string | null;
}

/**
 * Finds the writer among those who share a number (rule 238). A yes or no is attributed to the person who was
 * asked, any other text to the person who got the last message; if there is neither, to the person who was
 * active last.
 */
@Injectable()
export class PersonMeantService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly messages: InvitationMessagesService,
  ) {}

  async among(
    people: readonly Account[],
    { from, answered }: Written,
    reply: Reply,
  ): Promise<Account | null> {
    const [last = null, ...others] = people;
    if (others.length === 0) return last;
    const ids = people.map(({ id }) => id);
    const quoted = answered === null ? null : await this.messages.receiverOf(answered);
    const meant =
      ids.find((id) => id === quoted) ??
      (reply.number === null ? null : await this.numbered(ids, reply.number)) ??
      (reply.meaning === 'yes' || reply.meaning === 'no' ? await this.askedLast(ids) : null) ??
      (await this.messages.lastReceiverAt(from, ids));
    return people.find(({ id }) => id === meant) ?? last;
  }

  /** Returns the person whose invitation has a given number; open invitations come first. */
  private async numbered(ids: readonly number[], number: number): Promise<number | null> {
    let first: number | null = null;
    for (const id of ids) {
      const meant = (await this.invitations.newestOf(id)).find((one) => one.number === number);
      if (meant?.standing === 'open') return id;
      if (meant) first ??= id;
    }
    return first;
  }

  /**
   * Returns the person who was asked last and has not answered, or who has just said yes, which a no would
   * withdraw.
   */
  private async askedLast(ids: readonly number[]): Promise<number | null> {
    let last: { id: number; at: Date } | null = null;
    for (const id of ids) {
      const at = await this.invitations.lastTurnOf(id);
      if (at && (!last || at > last.at)) last = { id, at };
    }
    return last?.id ?? null;
  }
}
