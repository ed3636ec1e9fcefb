import type { ReferenceLink } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { LinksService } from '../notifications/index.js';
import { ReferencesRepository } from '../users/index.js';

/**
 * The objection of a person registered or linked by somebody else (rule 64): signed in, or by the link in the
 * message about it.
 */
@Injectable()
export class ReferenceObjection {
  constructor(
    private readonly database: Database,
    private readonly references: ReferencesRepository,
    private readonly activity: ActivityService,
    private readonly links: LinksService,
  ) {}

  /** @throws NOT_FOUND for references of others and for those already objected to */
  async object(caller: Caller, referenceId: number): Promise<void> {
    if (!(await this.note(caller.userId, referenceId))) fail('NOT_FOUND');
  }

  /**
   * The content of the link: who registered the person, and whether they have objected. @throws LINK_INVALID,
   * LINK_EXPIRED
   */
  async ofLink(code: string): Promise<ReferenceLink> {
    const { referrerName, isObjected } = await this.target(code);
    return { referrer: referrerName, is_objected: isObjected ? 1 : 0 };
  }

  /** Objects by the link; a second time changes nothing. @throws LINK_INVALID, LINK_EXPIRED */
  async objectByLink(code: string): Promise<ReferenceLink> {
    const { id, personId, referrerName } = await this.target(code);
    await this.note(personId, id);
    return { referrer: referrerName, is_objected: 1 };
  }

  private async target(
    code: string,
  ): Promise<{ id: number; personId: number; referrerName: string; isObjected: boolean }> {
    const target = await this.links.resolve('reference', code);
    const reference = target && (await this.references.find(target.targetId));
    if (!target || !reference) return fail('LINK_INVALID', { field: 'id' });
    if (target.isExpired && !reference.isObjected) return fail('LINK_EXPIRED', { field: 'message' });
    return { id: target.targetId, ...reference };
  }

  private note(personId: number, referenceId: number): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.references.objectTo(personId, referenceId))) return false;
      await this.activity.record([
        { subjectType: 'user', subjectId: personId, actorId: personId, action: 'reference_objected' },
      ]);
      return true;
    });
  }
}
