import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { WhatsappTemplateStateEntity } from './whatsapp-template-state.entity.js';

/**
 * How long a refused template is left alone, twice as long each time it is refused again: WhatsApp pauses one
 * for hours.
 */
const FIRST_PAUSE_SECONDS = 900;
const LONGEST_PAUSE_SECONDS = 21_600;
/** How long one message has to show by its receipt that a template works again, before another tries. */
const TRY_SECONDS = 120;

/** A template that is left alone. */
export type LeftTemplate = Pick<WhatsappTemplateStateEntity, 'sid' | 'code' | 'leftUntil'>;

/** Queries on who wrote by WhatsApp, and on templates that were refused. */
@Injectable()
export class WhatsappRepository {
  constructor(private readonly database: Database) {}

  async wrote(phone: string, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO whatsapp_windows AS w (phone, wrote_at) VALUES ($1, $2)
       ON CONFLICT (phone) DO UPDATE SET wrote_at = greatest(w.wrote_at, excluded.wrote_at)`,
      [phone, now],
    );
  }

  /** Those of some numbers whose owners have written since a moment. */
  async wroteSince(phones: readonly string[], since: Date): Promise<string[]> {
    const rows: { phone: string }[] = await this.database.manager.query(
      'SELECT phone FROM whatsapp_windows WHERE phone = ANY($1) AND wrote_at > $2',
      [phones, since],
    );
    return rows.map(({ phone }) => phone);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query('DELETE FROM whatsapp_windows WHERE wrote_at < $1', [moment]);
  }

  /**
   * WhatsApp says that a window is closed: what its owner wrote before that message was written opens
   * nothing.
   */
  async closeBy(messageId: number): Promise<void> {
    await this.database.joined.query(
      `DELETE FROM whatsapp_windows w USING notifications n
       WHERE n.id = $1 AND n.channel = 'whatsapp' AND n.template IS NULL AND w.phone = n.send_to AND w.wrote_at <= n.created_at`,
      [messageId],
    );
  }

  /** The templates that are left alone; few, mostly none. */
  async left(): Promise<LeftTemplate[]> {
    return this.database.manager.query(
      'SELECT sid, code, left_until AS "leftUntil" FROM whatsapp_template_states ORDER BY sid',
    );
  }

  /** Takes the right to try templates whose pause is over, each for one message alone. */
  async claimTries(sids: readonly string[], now: Date): Promise<string[]> {
    const [rows]: [{ sid: string }[], number] = await this.database.manager.query(
      'UPDATE whatsapp_template_states SET is_tried = true, left_until = $3 WHERE sid = ANY($1) AND left_until <= $2 RETURNING sid',
      [sids, now, addSeconds(now, TRY_SECONDS)],
    );
    return rows.map(({ sid }) => sid);
  }

  /**
   * The template of a message was refused. Of many messages that were on their way by it only the first says
   * something; a try that fails makes the pause longer.
   */
  async refuse(messageId: number, code: string, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO whatsapp_template_states AS s (sid, code, refused_at, left_until, pause_seconds)
       SELECT template, $2, $3, $3::timestamptz + interval '${FIRST_PAUSE_SECONDS} seconds', ${FIRST_PAUSE_SECONDS} FROM notifications WHERE id = $1 AND template IS NOT NULL
       ON CONFLICT (sid) DO UPDATE SET code = excluded.code, refused_at = excluded.refused_at, is_tried = false,
         pause_seconds = least(s.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS}),
         left_until = $3::timestamptz + make_interval(secs => least(s.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS}))
       WHERE s.is_tried`,
      [messageId, code, now],
    );
  }

  /** A message that left by a template after its last refusal was received: it works again. */
  async works(messageId: number): Promise<void> {
    await this.database.manager.query(
      'DELETE FROM whatsapp_template_states s USING notifications n WHERE n.id = $1 AND n.template = s.sid AND n.sent_at > s.refused_at',
      [messageId],
    );
  }
}
