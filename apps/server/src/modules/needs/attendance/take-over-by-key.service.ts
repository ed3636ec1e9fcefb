import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { UsersRepository } from '../../users/index.js';
import { NeedEndingsService } from '../lifecycle/need-endings.service.js';
import { NeedSources } from '../lifecycle/need-sources.js';
import { mayTakeOver } from '../need.js';
import { NeedsRepository } from '../needs.repository.js';

/** Lets a super admin who is called by telephone take over a waiting need by pressing a key (rule 220). */
@Injectable()
export class TakeOverByKeyService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly needs: NeedsRepository,
    private readonly sources: NeedSources,
    private readonly endings: NeedEndingsService,
  ) {}

  /**
   * Takes over the need for the super admin who was called; returns false if somebody else has it, it has
   * ended, or the person is no longer an admin.
   */
  async take(needId: number, staffId: number): Promise<boolean> {
    if (!(await this.users.allAdmins()).includes(staffId)) return false;
    const [need] = await this.needs.findMany([needId]);
    if (!need) return false;
    return this.database.transaction(async (tx) => {
      const locked = await this.sources.lock({ needId, eventId: need.eventId });
      if (!locked || !mayTakeOver(locked.need)) return false;
      await this.endings.takeOver(tx, locked, staffId);
      return true;
    });
  }
}
