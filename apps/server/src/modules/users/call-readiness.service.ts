import { takesCalls } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Keeping } from '../../platform/clock/sweep.js';
import { Database } from '../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { OptionsService } from '../options/index.js';
import { CallReadinessRepository } from './call-readiness.repository.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';

const BATCH = 200;

/**
 * Stores with the person, unencrypted, whether their answers allow calls by a machine (rule 181). The answers
 * are encrypted, so the database could not use them to choose a channel. The sweep reads answers given before
 * this column existed.
 */
@Injectable()
export class CallReadinessService {
  constructor(
    private readonly database: Database,
    private readonly profiles: HelpProfilesRepository,
    private readonly options: OptionsService,
    private readonly repository: CallReadinessRepository,
  ) {}

  /** Evaluates people's answers again, in the transaction that changes them. */
  async note(userIds: readonly number[]): Promise<void> {
    const told = await this.profiles.toldBy(userIds);
    const keys = await this.options.keysOf([...told.values()].flatMap(({ disabilityIds }) => disabilityIds));
    const allowed = userIds.map((id) => {
      const { answers = null, disabilityIds = [], isUnreadable = false } = told.get(id) ?? {};
      // keep the earlier value; people without answers get no calls by a machine
      return isUnreadable
        ? null
        : takesCalls({
            tools: textsOf(answers?.['communication_tools']),
            disabilities: disabilityIds.flatMap((one) => keys.get(one) ?? []),
          });
    });
    await this.repository.note(userIds, allowed);
  }

  @Keeping('call readiness', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await drain(() => this.batch());
  }

  private batch(): Promise<Taken> {
    return this.database.transaction(async () => {
      const ids = await this.repository.unread(BATCH);
      if (ids.length === 0) return 'none';
      await this.note(ids);
      return takenOf(ids.length, BATCH);
    });
  }
}

function textsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
}
