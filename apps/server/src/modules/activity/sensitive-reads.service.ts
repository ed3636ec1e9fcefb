import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from './activity.service.js';

/** The kinds of sensitive details. */
export type SensitiveMatter = 'help_profile' | 'volunteer_information';

type Reader = Pick<Caller, 'userId' | 'role'>;

/** Reading a list again within this many seconds (sorted, filtered, refreshed) counts as the same view. */
const SAME_LOOK_SECONDS = 900;

/** Records views of a person's sensitive details: an entry for each, which the person can see (rule 67). */
@Injectable()
export class SensitiveReadsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Written before the details are returned, so that none are returned unrecorded. Viewing one's own details
   * leaves no entry.
   */
  note(reader: Reader, personId: number, what: SensitiveMatter): Promise<void> {
    return this.write(reader, personId === reader.userId ? [] : [personId], what);
  }

  /** Like {@link note}, for the people on a page of a list; reading the page again soon adds no entries. */
  async notePage(reader: Reader, personIds: readonly number[], what: SensitiveMatter): Promise<void> {
    const others = [...new Set(personIds)].filter((id) => id !== reader.userId);
    if (others.length === 0) return;
    const noted = await this.activity.lookedAt(
      reader.userId,
      others,
      what,
      addSeconds(this.clock.now(), -SAME_LOOK_SECONDS),
    );
    await this.write(
      reader,
      others.filter((id) => !noted.has(id)),
      what,
    );
  }

  private async write(reader: Reader, personIds: readonly number[], what: SensitiveMatter): Promise<void> {
    // when a basket is polled, its views have usually been recorded already
    if (personIds.length === 0) return;
    await this.database.transaction(() =>
      this.activity.record(
        personIds.map((subjectId) => ({
          subjectType: 'user',
          subjectId,
          actorId: reader.userId,
          action: 'sensitive_read',
          newValues: { what, role: reader.role },
        })),
      ),
    );
  }
}
