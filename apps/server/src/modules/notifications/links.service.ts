import { Injectable } from '@nestjs/common';
import { linkCodeOf } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import type { LinkCodeEntity } from './link-code.entity.js';

/** What a link stands for. */
export type LinkKind = LinkCodeEntity['kind'];

/** Links to work that somebody was approved for; they stand for the assignment. */
const WORK_LINKS: readonly LinkKind[] = ['event_work', 'application_work'];

/** A link that a message is to carry. */
export interface NewLink {
  kind: LinkKind;
  targetId: number;
  messageId: number;
  expiresAt: Date;
}

/** A known link: what it is for, and whether its time is over. */
export interface LinkTarget<Kind extends LinkKind = LinkKind> {
  kind: Kind;
  targetId: number;
  isExpired: boolean;
}

/**
 * Links in messages (rule 29): opaque codes of 128 bits, of which only a hash is stored. The code is derived from the
 * message's number at the moment of sending, so that a repeated sending carries the same link.
 */
@Injectable()
export class LinksService {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
  ) {}

  /** Makes the codes of several messages known together; answers them by the message's number. */
  async mintAll(links: readonly NewLink[]): Promise<Map<number, string>> {
    if (links.length === 0) return new Map();
    const codes = links.map(({ kind, targetId, messageId }) => this.crypto.deriveLinkCode(`${kind}|${targetId}|${messageId}`));
    await this.database.manager.query(
      `INSERT INTO link_codes (code_hash, kind, target_id, expires_at)
       SELECT * FROM unnest($1::bytea[], $2::text[], $3::int[], $4::timestamptz[]) AS l(code_hash, kind, target_id, expires_at) ORDER BY code_hash ON CONFLICT DO NOTHING`,
      [
        codes.map((code) => this.crypto.hashLinkCode(code)),
        links.map(({ kind }) => kind),
        links.map(({ targetId }) => targetId),
        links.map(({ expiresAt }) => expiresAt),
      ],
    );
    return new Map(links.map(({ messageId }, at) => [messageId, codes[at] ?? '']));
  }

  /** What a code of one of these kinds stands for, or null when no such link was ever sent. What stood behind the link in a sentence does not count. */
  async resolve<Kind extends LinkKind>(kinds: Kind | readonly Kind[], code: string): Promise<LinkTarget<Kind> | null> {
    const rows: { kind: Kind; target_id: number; expires_at: Date }[] = await this.database.manager.query(
      'SELECT kind, target_id, expires_at FROM link_codes WHERE code_hash = $1 AND kind = ANY($2)',
      [this.crypto.hashLinkCode(linkCodeOf(code)), [kinds].flat()],
    );
    const [row] = rows;
    return row ? { kind: row.kind, targetId: row.target_id, isExpired: row.expires_at <= this.clock.now() } : null;
  }

  /** Forgets links that ended long ago; one to work in hand holds as long as the work (rule 29), which may be a ride months ahead. */
  async sweep(): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM link_codes WHERE expires_at < $1::timestamptz - CASE WHEN kind = ANY($2) THEN interval '1 year' ELSE interval '90 days' END`,
      [this.clock.now(), WORK_LINKS],
    );
  }
}
