import {
  isTemplateRefusal,
  WHATSAPP_WINDOW_MARGIN_SECONDS,
  WHATSAPP_WINDOW_SECONDS,
  WINDOW_CLOSED,
} from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Any, LessThan, MoreThan } from 'typeorm';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import type { DueNotification } from '../notifications.repository.js';
import { WhatsappTemplateStateEntity } from './whatsapp-template-state.entity.js';
import { templatesFor, type WhatsappWay } from './whatsapp-ways.rules.js';
import { WhatsappWindowEntity } from './whatsapp-window.entity.js';

const FREE: WhatsappWay = { kind: 'free' };

/**
 * How long a refused template is skipped, which doubles with each further refusal: WhatsApp pauses a template
 * for hours.
 */
const FIRST_PAUSE_SECONDS = 900;
const LONGEST_PAUSE_SECONDS = 21_600;
/**
 * The number of seconds in which a message's receipt can show that a template works again, before another
 * message tries.
 */
const TRY_SECONDS = 120;

/** A template that is skipped for now. */
export type LeftTemplate = Pick<WhatsappTemplateStateEntity, 'sid' | 'code' | 'leftUntil'>;

/**
 * How messages may go through WhatsApp (rule 196, docs/adr/0039): as free text for a day after the recipient
 * wrote, otherwise by an approved template, and without one not at all. This is read once for a batch.
 */
@Injectable()
export class WhatsappWaysRepository {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Returns how the messages of a batch may go through WhatsApp; all of them are WhatsApp messages. */
  async of(messages: readonly DueNotification[]): Promise<Map<number, WhatsappWay>> {
    if (!this.config.twilio) return new Map(messages.map(({ id }) => [id, FREE]));
    const now = this.clock.now();
    const since = addSeconds(now, WHATSAPP_WINDOW_MARGIN_SECONDS - WHATSAPP_WINDOW_SECONDS);
    const [open, left] = await Promise.all([
      this.wroteSince(
        messages.map(({ sendTo }) => sendTo),
        since,
      ),
      this.left(),
    ]);
    const isFree = ({ sendTo, secretKind }: DueNotification): boolean =>
      secretKind !== 'otp' && open.includes(sendTo);
    const tries = await this.tries(
      messages.filter((message) => !isFree(message)),
      left,
      now,
    );
    return new Map(
      messages.map((message) => [message.id, isFree(message) ? FREE : this.byTemplate(message, left, tries)]),
    );
  }

  /**
   * Records what a message's failure shows about its template, or about the period in which the recipient can
   * get free text.
   */
  async failed(messageId: number, code: string): Promise<void> {
    if (code === WINDOW_CLOSED) await this.closeBy(messageId);
    if (isTemplateRefusal(code)) await this.refuse(messageId, code);
  }

  private byTemplate(
    message: DueNotification,
    left: readonly LeftTemplate[],
    tries: ReadonlyMap<string, number>,
  ): WhatsappWay {
    const all = templatesFor(message, this.config.whatsappTemplates);
    const isLeft = (sid: string): boolean =>
      left.some((one) => one.sid === sid) && tries.get(sid) !== message.id;
    const templates = all.filter(({ sid }) => !isLeft(sid));
    return { kind: 'templates', templates, isAnyLeft: templates.length < all.length };
  }

  /**
   * Chooses, for each template whose pause has ended, the one message of this batch that tries it, unless
   * another worker was faster.
   */
  private async tries(
    messages: readonly DueNotification[],
    left: readonly LeftTemplate[],
    now: Date,
  ): Promise<Map<string, number>> {
    const wanted = left.flatMap(({ sid, leftUntil }) => {
      const first = messages.find((message) =>
        templatesFor(message, this.config.whatsappTemplates).some((template) => template.sid === sid),
      );
      return first && leftUntil <= now ? [[sid, first.id] as const] : [];
    });
    if (wanted.length === 0) return new Map();
    const claimed = await this.claimTries(
      wanted.map(([sid]) => sid),
      now,
    );
    return new Map(wanted.filter(([sid]) => claimed.includes(sid)));
  }

  /** Records that a person wrote by WhatsApp. */
  async wrote(phone: string): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO whatsapp_windows AS w (phone, wrote_at) VALUES ($1, $2)
       ON CONFLICT (phone) DO UPDATE SET wrote_at = greatest(w.wrote_at, excluded.wrote_at)`,
      [phone, this.clock.now()],
    );
  }

  /** Returns those of the given numbers whose owners have written since a given time. */
  private async wroteSince(phones: readonly string[], since: Date): Promise<string[]> {
    const rows = await this.database.manager.findBy(WhatsappWindowEntity, {
      phone: Any([...phones]),
      wroteAt: MoreThan(since),
    });
    return rows.map(({ phone }) => phone);
  }

  /** Deletes the records of people who wrote too long ago to matter. */
  async sweep(): Promise<void> {
    await this.database.manager.delete(WhatsappWindowEntity, {
      wroteAt: LessThan(addSeconds(this.clock.now(), -WHATSAPP_WINDOW_SECONDS)),
    });
  }

  /**
   * Closes the period for free text when WhatsApp reports that it has ended: messages that the recipient
   * wrote before that message no longer open it.
   */
  private async closeBy(messageId: number): Promise<void> {
    await this.database.joined.query(
      `DELETE FROM whatsapp_windows w USING notifications n
       WHERE n.id = $1 AND n.channel = 'whatsapp' AND n.template IS NULL AND w.phone = n.send_to AND w.wrote_at <= n.created_at`,
      [messageId],
    );
  }

  /** Returns the skipped templates, for a batch and for the staff screen; usually there are none. */
  left(): Promise<LeftTemplate[]> {
    return this.database.manager.find(WhatsappTemplateStateEntity, { order: { sid: 'ASC' } });
  }

  /** Claims the right to try templates whose pause has ended, each for one message only. */
  private async claimTries(sids: readonly string[], now: Date): Promise<string[]> {
    const [rows]: [{ sid: string }[], number] = await this.database.manager.query(
      'UPDATE whatsapp_template_states SET is_tried = true, left_until = $3 WHERE sid = ANY($1) AND left_until <= $2 RETURNING sid',
      [sids, now, addSeconds(now, TRY_SECONDS)],
    );
    return rows.map(({ sid }) => sid);
  }

  /**
   * Records the refusal of a message's template. Of many messages that use it at the same time, only the
   * first counts; a failed try makes the pause longer.
   */
  private async refuse(messageId: number, code: string): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO whatsapp_template_states AS s (sid, code, refused_at, left_until, pause_seconds)
       SELECT template, $2, $3, $3::timestamptz + interval '${FIRST_PAUSE_SECONDS} seconds', ${FIRST_PAUSE_SECONDS} FROM notifications WHERE id = $1 AND template IS NOT NULL
       ON CONFLICT (sid) DO UPDATE SET code = excluded.code, refused_at = excluded.refused_at, is_tried = false,
         pause_seconds = least(s.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS}),
         left_until = $3::timestamptz + make_interval(secs => least(s.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS}))
       WHERE s.is_tried`,
      [messageId, code, this.clock.now()],
    );
  }

  /**
   * Records that a message was received that used a template after its last refusal: the template works
   * again.
   */
  async received(messageId: number): Promise<void> {
    await this.database.manager.query(
      'DELETE FROM whatsapp_template_states s USING notifications n WHERE n.id = $1 AND n.template = s.sid AND n.sent_at > s.refused_at',
      [messageId],
    );
  }
}
