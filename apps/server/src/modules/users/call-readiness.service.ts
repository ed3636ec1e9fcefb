import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { takesCalls } from '@karov/domain';
import { Keeping } from '../../platform/clock/sweep.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf, type Taken } from '../../platform/queue/drain.js';
import type { Tx } from '../../platform/signals/signals.js';
import { OptionsService } from '../options/index.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';

const BATCH = 200;

/**
 * Keeps beside the person, plain, whether what they told lets a machine call them (rule 181). What they told is encrypted, so that the database alone
 * could not choose a channel by it. The sweep reads what was told before this was asked.
 */
@Injectable()
export class CallReadiness {
  constructor(
    private readonly database: Database,
    private readonly profiles: HelpProfilesRepository,
    private readonly options: OptionsService,
  ) {}

  /** Reads anew what people have told, in the transaction that changes it. */
  async note(tx: Tx, userIds: readonly number[]): Promise<void> {
    const told = await this.profiles.toldBy(userIds);
    const keys = await this.options.keysOf([...told.values()].flatMap(({ disabilityIds }) => disabilityIds));
    const allowed = userIds.map((id) => {
      const { answers = null, disabilityIds = [], isUnreadable = false } = told.get(id) ?? {};
      // what was known before stays; of whom nothing was, no machine rings
      return isUnreadable
        ? null
        : takesCalls({ tools: textsOf(answers?.['communication_tools']), disabilities: disabilityIds.flatMap((one) => keys.get(one) ?? []) });
    });
    await tx.manager.query(
      `UPDATE users u SET takes_calls = coalesce(t.allowed, u.takes_calls, false) FROM unnest($1::int[], $2::boolean[]) AS t(id, allowed)
       WHERE u.id = t.id AND u.takes_calls IS DISTINCT FROM coalesce(t.allowed, u.takes_calls, false)`,
      [userIds, allowed],
    );
  }

  @Keeping('call readiness', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await drain(() => this.batch());
  }

  private batch(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const rows: { id: number }[] = await tx.manager.query(
        'SELECT id FROM users WHERE takes_calls IS NULL ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED',
        [BATCH],
      );
      if (rows.length === 0) return 'none';
      const ids = rows.map(({ id }) => id);
      await this.note(tx, ids);
      return takenOf(rows.length, BATCH);
    });
  }
}

function textsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
}
