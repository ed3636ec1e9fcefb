import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';
import { isSecretOver } from './delivery.rules.js';
import { DeliveryService } from './delivery.service.js';
import { MessageText } from './message-text.js';
import type { SpokenCall } from './notifications.types.js';
import { TelephoneCallsRepository } from './telephone-calls.repository.js';

/**
 * The number of seconds without a report after which a call is given up: longer than any call to which
 * somebody is still listening.
 */
const SILENCE_SECONDS = 600;
const SWEEP_LIMIT = 200;
const OVER: ReadonlySet<string> = new Set(['cancelled', 'failed']);

/** Messages spoken by telephone (rule 180): their text, and the outcome of the call. */
@Injectable()
export class TelephoneCallsService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly repository: TelephoneCallsRepository,
    private readonly text: MessageText,
    private readonly delivery: DeliveryService,
    private readonly bounced: BouncedAddressesService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'silent calls',
      nextDue: () => this.nextDue(),
      runDue: () => this.sweep(),
    });
  }

  /** Returns the message of a call; null for an unknown id. `providerId` is the call's ID at the provider. */
  async find(id: number, providerId: string): Promise<SpokenCall | null> {
    const found = await this.repository.find(id);
    if (!found) return null;
    const [row = found] = await this.text.named([found]);
    if (providerId !== '') await this.repository.noteProvider(id, providerId);
    const isOver =
      OVER.has(row.status) ||
      found.message === '' ||
      isSecretOver(row, this.clock.now()) ||
      (await this.text.isWithoutWords(row));
    const { text } = isOver ? { text: '' } : await this.text.compose(row);
    const { receiverId, locale, secretKind, secretId, isUrgent } = row;
    // of broadcasts, only tests are sent as a call
    const isTest = row.broadcastId !== null;
    return { id, receiverId, locale, text, secretKind, secretId, isUrgent, isTest, isOver };
  }

  /** Records that a key was pressed: a person is listening, not a machine. */
  async heard(id: number): Promise<void> {
    await this.repository.markHeard(id, this.clock.now());
    await this.bounced.received(id);
  }

  /** Records the end of a call. If nobody pressed a key, the person's next channel is tried (rule 35). */
  async ended(id: number, reason: string): Promise<void> {
    if (await this.repository.find(id)) await this.delivery.unheard(id, reason);
  }

  /** Records the provider's report that it is making the call. */
  began(id: number, providerId: string): Promise<void> {
    return this.repository.noteProvider(id, providerId);
  }

  /** Gives up calls whose end was never reported. */
  @Sweep('silent calls', CronExpression.EVERY_10_SECONDS)
  async sweep(): Promise<void> {
    const ids = await this.repository.silent(addSeconds(this.clock.now(), -SILENCE_SECONDS), SWEEP_LIMIT);
    for (const id of ids) await this.delivery.unheard(id, 'call:lost');
  }

  private async nextDue(): Promise<Date | null> {
    const oldest = await this.repository.oldestSilent();
    return oldest && addSeconds(oldest, SILENCE_SECONDS);
  }
}
