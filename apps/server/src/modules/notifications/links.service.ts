import { linkCodeOf } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import type { LinkKind } from './link-code.entity.js';
import { MessageSecretsRepository } from './message-secrets.repository.js';

/** Links to work that somebody was approved for; they stand for the assignment. */
const WORK_LINKS: readonly LinkKind[] = ['event_work', 'application_work'];

/** A known link: its subject, and whether its time is over. */
export interface LinkTarget<Kind extends LinkKind = LinkKind> {
  kind: Kind;
  targetId: number;
  isExpired: boolean;
}

/**
 * What links in messages stand for (rule 29): opaque codes of 128 bits, of which only a hash is stored.
 * {@link MessageText} makes them as a message leaves.
 */
@Injectable()
export class LinksService {
  constructor(
    private readonly kept: MessageSecretsRepository,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
  ) {}

  /**
   * What a code of one of these kinds stands for, or null when no such link was ever sent. What stood behind
   * the link in a sentence does not count.
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
   * Forgets links that ended long ago; one to work in hand holds as long as the work (rule 29), which may be
   * a ride months ahead.
   */
  async sweep(): Promise<void> {
    await this.kept.forgetLinks(this.clock.now(), WORK_LINKS);
  }
}
