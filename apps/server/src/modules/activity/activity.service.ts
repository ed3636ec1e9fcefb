import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { ActivityRepository, type KeptLine } from './activity.repository.js';
import type { Activity, ActivityLine, ActivitySubject } from './activity.types.js';

/** The audit log; an entry is written in the transaction of the action. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly repository: ActivityRepository,
    private readonly clock: Clock,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({
      table: 'activity_log',
      key: 'id',
      texts: [{ name: 'note', isNullable: true }],
      writer: 'seal_in_activity_log',
    });
  }

  /** Writes all entries in one statement. */
  async record(activities: readonly Activity[]): Promise<void> {
    if (activities.length === 0) return;
    await this.repository.add(
      activities.map((activity) => toRow(activity, this.sealed)),
      this.clock.now(),
    );
  }

  /**
   * The members of staff who viewed sensitive details of a person, or saw them in a list or a file, newest
   * first (rules 67, 83).
   */
  async looksAt(userId: number): Promise<ActivityLine[]> {
    return this.opened(await this.repository.looksAt(userId));
  }

  /** Returns which of these people a member of staff has viewed since a given time. */
  lookedAt(actorId: number, personIds: readonly number[], what: string, since: Date): Promise<Set<number>> {
    return this.repository.lookedAt(actorId, personIds, what, since);
  }

  /**
   * When one of these actions was first done to each of the given subjects; subjects without one are left
   * out.
   */
  firstOf(
    subjectType: ActivitySubject,
    subjectIds: readonly number[],
    actions: readonly string[],
  ): Promise<Map<number, Pick<ActivityLine, 'action' | 'createdAt'>>> {
    return this.repository.firstOf(subjectType, subjectIds, actions);
  }

  /** The history of one subject, oldest first. */
  async history(subjectType: ActivitySubject, subjectId: number): Promise<ActivityLine[]> {
    return this.opened(await this.repository.history(subjectType, subjectId));
  }

  private opened(rows: readonly KeptLine[]): ActivityLine[] {
    return rows.map((row) => ({ ...row, note: this.sealed.openOrNull(row.note) }));
  }
}

function toRow(activity: Activity, sealed: SealedTexts): Record<string, unknown> {
  return {
    subject_type: activity.subjectType,
    subject_id: activity.subjectId,
    actor_id: activity.actorId,
    action: activity.action,
    new_values: activity.newValues ?? {},
    note: sealed.seal(activity.note ?? null)?.toString('hex') ?? null,
  };
}
