import type { NotificationRow } from '@karov/api-client';
import { isAdmin, isStaff } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { inBatches, type ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { BroadcastGate } from './broadcast-gate.js';
import { type MessageCost, MessageCostsService } from './message-costs.service.js';
import type { SecretKind } from './notification.entity.js';
import { type LogRow, NotificationLogRepository } from './notification-log.repository.js';

/** The notification log as people read it. */
@Injectable()
export class NotificationLogService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: NotificationLogRepository,
    private readonly costs: MessageCostsService,
    private readonly gate: BroadcastGate,
  ) {}

  /** A page of the rows within the caller's reach; a file has all of them, read while it is written. */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<NotificationRow>> {
    if (query.isExport) return this.file(caller, query);
    const page = await this.repository.page(caller, query, await this.broadcastsSaying(caller, query));
    return { total: page.total, rows: page.rows.map((row) => this.toRow(caller, row)) };
  }

  private async file(caller: Caller, query: ListQuery): Promise<ListPage<NotificationRow>> {
    const numbers = await this.repository.numbers(caller, query, await this.broadcastsSaying(caller, query));
    const ids = numbers.map(({ id }) => id);
    const personIds = [...new Set(numbers.flatMap(({ receiver_id: id }) => id ?? []))];
    const read = async (some: readonly number[]): Promise<NotificationRow[]> =>
      (await this.repository.rows(caller, some)).map((row) => this.toRow(caller, row));
    return { rows: [], total: ids.length, stream: { personIds, batches: () => inBatches(ids, read) } };
  }

  /** The text of a broadcast is looked at once, and not in each of its messages; only admins search (rule 190). */
  private async broadcastsSaying({ role }: Caller, { search }: ListQuery): Promise<number[]> {
    return search && isAdmin(role) ? this.gate.saying(search) : [];
  }

  private toRow(caller: Caller, row: LogRow): NotificationRow {
    return {
      ...toAnswer(row),
      currency: this.costs.currency,
      ...this.costOf(caller, row),
      template: this.templateOf(caller, row),
    };
  }

  private templateOf({ role }: Caller, { template }: LogRow): string | null {
    if (template === null || !isStaff(role)) return null;
    return this.config.whatsappTemplates.find(({ sid }) => sid === template)?.name ?? template;
  }

  /** Returns the cost of a message, which only people who work with costs may see. */
  private costOf(
    { role }: Caller,
    { channel, locale, message, secret_kind: secretKind, broadcast_id: broadcastId, sent_at: sentAt }: LogRow,
  ): MessageCost {
    if (!isStaff(role)) return { parts: null, cost: null };
    return this.costs.of({ channel, locale, message, secretKind, isBroadcast: broadcastId !== null, sentAt });
  }
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function toAnswer(row: LogRow): Omit<NotificationRow, 'parts' | 'cost' | 'currency' | 'template'> {
  const [date = '', time = ''] = DAY_AND_TIME.format(row.created_at).split(', ');
  return {
    id: row.id,
    receiver_id: row.receiver_id,
    type: row.type,
    receiver_type: row.receiver_type,
    send_to: row.send_to,
    date: date.replaceAll('/', '-'),
    time,
    created_at: row.created_at.toISOString(),
    action_type: row.channel,
    message: hideSecrets(row),
    status: row.status,
    error: row.error,
    receiver_name: row.receiver_name,
    sent_at: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    application_id: row.application_id,
    event_id: row.event_id,
    broadcast_id: row.broadcast_id,
    about_id: row.about_id,
  };
}

/**
 * Replaces codes and personal links, which the log never shows (rules 29, 32), by texts in the language of
 * the message.
 */
function hideSecrets({ message, locale, secret_kind: kind }: LogRow): string {
  return message
    .replaceAll('%{reply}', serverText(locale, 'messages.replyByLink'))
    .replaceAll('%{code}', serverText(locale, 'messages.hiddenCode'))
    .replaceAll('%{link}', serverText(locale, 'messages.hiddenLink'))
    .replaceAll('%{words}', serverText(locale, hiddenWordsOf(kind)));
}

function hiddenWordsOf(
  kind: SecretKind | null,
): 'messages.hiddenReason' | 'messages.hiddenPaperReason' | 'messages.hiddenWords' {
  if (kind === 'need_words') return 'messages.hiddenReason';
  return kind === 'vetting_words' ? 'messages.hiddenPaperReason' : 'messages.hiddenWords';
}
