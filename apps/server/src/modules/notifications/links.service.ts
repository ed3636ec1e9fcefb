import { linkCodeOf } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import type { LinkKind } from './link-code.entity.js';
import { MessageCodesRepository } from './message-codes.repository.js';

/** The kinds of links that lead a volunteer to approved work; they refer to the assignment. */
const WORK_LINKS: readonly LinkKind[] = ['event_work', 'application_work'];

/** A link that is known: what it refers to, and whether it has expired. */
export interface LinkTarget<Kind extends LinkKind = LinkKind> {
  kind: Kind;
  targetId: number;
  isExpired: boolean;
}

/**
 * Finds what links in messages refer to (rule 29): they contain opaque 128-bit codes of which only a hash is
 * stored. {@link MessageText} creates the codes when a message is sent.
 */
@Injectable()
export class LinksService {
  constructor(
    private readonly kept: MessageCodesRepository,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what a code of one of these kinds refers to, or null when no such link was sent. Text that
   * followed the link in a sentence is ignored.
   */
  async resolve<Kind extends LinkKind>(
    kinds: Kind | readonly Kind[],
    code: string,
  ): Promise<LinkTarget<Kind> | null> {
    const found = await this.kept.findLink(this.crypto.hashLinkCode(linkCodeOf(code)), kinds);
    return (
      found && { kind: found.kind, targetId: found.targetId, isExpired: found.expiresAt <= this.clock.now() }
    );
  }

  /**
   * Deletes links that expired long ago; a link to work that was taken on is valid as long as the work lasts
   * (rule 29), and that may be a ride months ahead.
   */
  async sweep(): Promise<void> {
    await this.kept.forgetLinks(this.clock.now(), WORK_LINKS);
  }
}
