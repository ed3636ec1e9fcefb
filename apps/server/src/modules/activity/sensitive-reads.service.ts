import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from './activity.service.js';

/** What of a person can be looked at. */
export type SensitiveMatter = 'help_profile' | 'volunteer_information';

/** Notes which members of staff looked at sensitive details of whom: a line for each look, which the person can see (decision 67). */
@Injectable()
export class SensitiveReads {
  constructor(
    private readonly database: Database,
    private readonly activity: ActivityService,
  ) {}

  /** Written before the details are handed out, so that none go out unnoted. Who looks at their own leaves no line. */
  note(reader: Caller, personId: number, what: SensitiveMatter): Promise<void> {
    return this.noteAll(reader, [personId], what);
  }

  /** As {@link note}, for the people of a page of a list. */
  async noteAll(reader: Caller, personIds: readonly number[], what: SensitiveMatter): Promise<void> {
    const others = [...new Set(personIds)].filter((id) => id !== reader.userId);
    if (others.length === 0) return;
    await this.database.transaction((tx) => this.activity.record(tx, others.map((subjectId) => (
      { subjectType: 'user', subjectId, actorId: reader.userId, action: 'sensitive_read', newValues: { what, role: reader.role } }
    ))));
  }
}
