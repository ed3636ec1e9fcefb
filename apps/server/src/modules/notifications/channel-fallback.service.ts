import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { ChannelFallbackRepository, type UnheardMessage } from './channel-fallback.repository.js';
import { CHANNELS, type Channels } from './channels/channels.js';
import { isSecretOver } from './delivery.rules.js';
import { FailOversRepository } from './fail-overs.repository.js';
import { notificationsWritten } from './notifications.service.js';
import { type AskedQuestion, OpenQuestions, questionKey } from './open-questions.js';
import { pressesForAnswer } from './spoken-text.js';

const BATCH = 200;

/**
 * Also sends pressing messages through the person's next channel when the previous one had no effect in time
 * (rule 183): a question until it is answered, any other message until it is received or no longer true.
 */
@Injectable()
export class ChannelFallbackService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly repository: ChannelFallbackRepository,
    private readonly failOvers: FailOversRepository,
    private readonly questions: OpenQuestions,
    @Inject(CHANNELS) private readonly channels: Channels,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'next channels',
      nextDue: () => this.repository.nextDue(this.config.urgentWaits),
      runDue: () => this.run(),
    });
  }

  @Sweep('next channels', CronExpression.EVERY_5_SECONDS)
  async run(): Promise<void> {
    await drain(() => this.batch());
  }

  private batch(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const unheard = await this.repository.unheard(this.config.urgentWaits, now, BATCH);
      if (unheard.length === 0) return 'none';
      const open = new Set((await this.questions.among(unheard.flatMap(questionOf))).map(questionKey));
      const onwards = unheard.filter((message) => this.isToGoOn(message, open, now));
      const ids = (list: readonly UnheardMessage[]) => list.map(({ id }) => id);
      const added = await this.failOvers.goOn(ids(onwards), 'beside', now);
      await this.repository.settle(ids(unheard));
      if (added.length > 0) await tx.signal(notificationsWritten, { ids: added, isUrgent: true });
      return takenOf(unheard.length, BATCH);
    });
  }

  private isToGoOn(message: UnheardMessage, open: ReadonlySet<string>, now: Date): boolean {
    if (isSecretOver(message, now) || !message.isStillSo) return false;
    if (pressesForAnswer(message.secretKind))
      return questionOf(message).some((question) => open.has(questionKey(question)));
    return message.status === 'sent' && this.channels[message.channel].tellsReceipt;
  }
}

function questionOf({ secretKind: kind, secretId: targetId }: UnheardMessage): AskedQuestion[] {
  return kind !== null && targetId !== null && pressesForAnswer(kind) ? [{ kind, targetId }] : [];
}
