import type { Channel, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { defineSignal, type Tx } from '../../platform/signals/signals.js';
import type { BroadcastGate, GateAnswer } from './broadcast-gate.js';
import {
  type BroadcastCounts,
  BroadcastMessagesRepository,
  type BroadcastRows,
  type WrittenTo,
} from './broadcast-messages.repository.js';
import { type SmsCost, smsCost } from './channels/sms-segments.js';
import { MessageText, SAMPLE_CODE } from './message-text.js';
import type { DueNotification } from './notifications.repository.js';

/** Messages of a broadcast were written and wait for their turn. */
export const broadcastWritten = defineSignal<{ broadcastId: number }>('notifications.broadcastWritten');
const NOBODY_OWNS = 'broadcast:unowned';

/** The messages of broadcasts, for the module that owns these (rules 175 to 177). */
@Injectable()
export class BroadcastMessages {
  private gate: BroadcastGate | null = null;

  constructor(
    private readonly repository: BroadcastMessagesRepository,
    private readonly text: MessageText,
  ) {}

  /** Says who looks at messages before they leave. */
  useGate(gate: BroadcastGate): void {
    this.gate = gate;
  }

  /** Writes the messages of a broadcast; workers send them after the commit. Returns how many. */
  async write(tx: Tx, rows: BroadcastRows): Promise<number> {
    const count = await this.repository.insert(rows);
    await tx.signal(broadcastWritten, { broadcastId: rows.broadcastId });
    return count;
  }

  /** Which of some messages may leave. */
  async validate(due: readonly DueNotification[]): Promise<GateAnswer> {
    if (this.gate) return this.gate(due);
    return { refused: new Map(due.map(({ id }) => [id, NOBODY_OWNS])), ways: new Map() };
  }

  /** The text that a receiver would read, with an opt-out link as long as theirs. */
  sample(
    message: string,
    locale: Locale,
    channel: Channel,
    wayOf: (code: string) => string,
  ): { text: string; sms: SmsCost } {
    if (channel === 'call') return { text: this.text.ofTestCall(locale), sms: smsCost('') };
    const text = this.text.ofBroadcast(message, { locale, channel }, wayOf(SAMPLE_CODE));
    return { text, sms: smsCost(text) };
  }

  stop(broadcastId: number, reason: string): Promise<void> {
    return this.repository.stop(broadcastId, reason);
  }

  counts(broadcastIds: readonly number[]): Promise<Map<number, BroadcastCounts>> {
    return this.repository.counts(broadcastIds);
  }

  /** The messages of a broadcast with the outcome of each. */
  receivers(broadcastId: number, query: ListQuery): Promise<ListPage<WrittenTo>> {
    return this.repository.receivers(broadcastId, query);
  }

  failedReceivers(broadcastId: number): Promise<number[]> {
    return this.repository.failedReceivers(broadcastId);
  }
}
