import { linkCodeOf } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { LinkCodesRepository, type LinkKind } from './link-codes.repository.js';

/** Links to work that somebody was approved for; they stand for the assignment. */
const WORK_LINKS: readonly LinkKind[] = ['event_work', 'application_work'];

/** A link that a message is to carry. */
export interface NewLink {
  kind: LinkKind;
  targetId: number;
  messageId: number;
  expiresAt: Date;
}

/** A known link: its subject, and whether its time is over. */
export interface LinkTarget<Kind extends LinkKind = LinkKind> {
  kind: Kind;
  targetId: number;
  isExpired: boolean;
}

/**
 * Links in messages (rule 29): opaque codes of 128 bits, of which only a hash is stored. The code is derived
 * from the message's number at the moment of sending, so that a repeated sending carries the same link.
 */
@Injectable()
export class LinksService {
  constructor(
    private readonly kept: LinkCodesRepository,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
  ) {}

  /** Makes the codes of several messages together; returns them by the message's number. */
  async mintAll(links: readonly NewLink[]): Promise<Map<number, string>> {
    if (links.length === 0) return new Map();
    const coded = links.map((link) => ({
      ...link,
      code: this.crypto.deriveLinkCode(`${link.kind}|${link.targetId}|${link.messageId}`),
    }));
    await this.kept.add(
      coded.map(({ code, kind, targetId, expiresAt }) => ({
        codeHash: this.crypto.hashLinkCode(code),
        kind,
        targetId,
        expiresAt,
      })),
    );
    return new Map(coded.map(({ messageId, code }) => [messageId, code]));
  }

  /**
   * What a code of one of these kinds stands for, or null when no such link was ever sent. What stood behind
   * the link in a sentence does not count.
   */
  async resolve<Kind extends LinkKind>(
    kinds: Kind | readonly Kind[],
    code: string,
  ): Promise<LinkTarget<Kind> | null> {
    const found = await this.kept.find(this.crypto.hashLinkCode(linkCodeOf(code)), kinds);
    return (
      found && { kind: found.kind, targetId: found.targetId, isExpired: found.expiresAt <= this.clock.now() }
    );
  }

  /**
   * Forgets links that ended long ago; one to work in hand holds as long as the work (rule 29), which may be
   * a ride months ahead.
   */
  async sweep(): Promise<void> {
    await this.kept.forgetEnded(this.clock.now(), WORK_LINKS);
  }
}
