import {
  isTemplateRefusal,
  WHATSAPP_WINDOW_MARGIN_SECONDS,
  WHATSAPP_WINDOW_SECONDS,
  WINDOW_CLOSED,
} from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { DueNotification } from '../notifications.repository.js';
import { type LeftTemplate, WhatsappRepository } from './whatsapp.repository.js';
import { templatesFor, type WhatsappWay } from './whatsapp-ways.rules.js';

const FREE: WhatsappWay = { kind: 'free' };

/**
 * How messages may go by WhatsApp (rule 196, docs/adr/0039): in their own words for a day after the receiver
 * wrote, by an approved template otherwise, and not at all without one. Read once for a batch.
 */
@Injectable()
export class WhatsappWays {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly repository: WhatsappRepository,
  ) {}

  /** The ways of those messages of a batch that go by WhatsApp. */
  async of(due: readonly DueNotification[]): Promise<Map<number, WhatsappWay>> {
    const messages = due.filter(({ channel }) => channel === 'whatsapp');
    if (messages.length === 0) return new Map();
    if (!this.config.twilio) return new Map(messages.map(({ id }) => [id, FREE]));
    const now = this.clock.now();
    const since = addSeconds(now, WHATSAPP_WINDOW_MARGIN_SECONDS - WHATSAPP_WINDOW_SECONDS);
    const [open, left] = await Promise.all([
      this.repository.wroteSince(
        messages.map(({ sendTo }) => sendTo),
        since,
      ),
      this.repository.left(),
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

  /** Somebody wrote by WhatsApp. */
  wrote(phone: string): Promise<void> {
    return this.repository.wrote(phone, this.clock.now());
  }

  /** Learns from a message's failure about its template, or about the receiver's window. */
  async failed(messageId: number, code: string): Promise<void> {
    if (code === WINDOW_CLOSED) await this.repository.closeBy(messageId);
    if (isTemplateRefusal(code)) await this.repository.refuse(messageId, code, this.clock.now());
  }

  /** A message that left by a template was received. */
  received(messageId: number): Promise<void> {
    return this.repository.works(messageId);
  }

  /** The templates that are left alone, for the desk. */
  left(): Promise<LeftTemplate[]> {
    return this.repository.left();
  }

  /** Forgets people who wrote too long ago to matter. */
  sweep(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -WHATSAPP_WINDOW_SECONDS));
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
   * For each template whose pause is over, the one message of this batch that tries it, if no other worker
   * was quicker.
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
    const claimed = await this.repository.claimTries(
      wanted.map(([sid]) => sid),
      now,
    );
    return new Map(wanted.filter(([sid]) => claimed.includes(sid)));
  }
}
