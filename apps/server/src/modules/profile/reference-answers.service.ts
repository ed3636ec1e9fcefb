import type { ReferenceLink } from '@karov/api-client';
import { type HelpProfileAnswers, SECTION_NAMES, sectionOf } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { LinksService } from '../notifications/index.js';
import { HelpProfilesService, type Reference, ReferencesRepository } from '../users/index.js';

export type ReferenceAnswer = 'confirm' | 'object';
const DONE = { confirm: 'reference_confirmed', object: 'reference_objected' } as const;

/**
 * Answers of people whom somebody else registered or linked (rule 64); they give them signed in, or through
 * the link in the message about it.
 */
@Injectable()
export class ReferenceAnswersService {
  constructor(
    private readonly database: Database,
    private readonly references: ReferencesRepository,
    private readonly profiles: HelpProfilesService,
    private readonly activity: ActivityService,
    private readonly links: LinksService,
  ) {}

  /** @throws NOT_FOUND for other people's references, and for references already answered in that way */
  async answer(caller: Caller, referenceId: number, answer: ReferenceAnswer): Promise<void> {
    if (!(await this.note(caller.userId, referenceId, answer))) fail('NOT_FOUND');
  }

  /**
   * Returns what the page of the link shows: who registered the person, what they wrote, and the person's
   * answer.
   * @throws LINK_INVALID, LINK_EXPIRED
   */
  async ofLink(code: string): Promise<ReferenceLink> {
    const { reference } = await this.target(code);
    const { referrerName, isObjected, isConfirmed } = reference;
    return {
      referrer: referrerName,
      written: isObjected ? null : await this.writtenOf(reference),
      is_objected: isObjected ? 1 : 0,
      is_confirmed: isConfirmed ? 1 : 0,
    };
  }

  /**
   * Answers through the link; doing so again changes nothing.
   * @throws LINK_INVALID, LINK_EXPIRED
   */
  async answerByLink(code: string, answer: ReferenceAnswer): Promise<ReferenceLink> {
    const { id, reference } = await this.target(code);
    await this.note(reference.personId, id, answer);
    return this.ofLink(code);
  }

  private async target(code: string): Promise<{ id: number; reference: Reference }> {
    const target = await this.links.resolve('reference', code);
    const reference = target && (await this.references.find(target.targetId));
    if (!target || !reference) return fail('LINK_INVALID', { field: 'id' });
    if (target.isExpired && !reference.isObjected) return fail('LINK_EXPIRED', { field: 'message' });
    return { id: target.targetId, reference };
  }

  /**
   * Returns what the link may show: it may have gone to a wrong number, so it shows a name, a town, and which
   * kinds of details there are, but never the details.
   */
  private async writtenOf({
    isAuthor,
    personId,
    fullName,
    city,
  }: Reference): Promise<ReferenceLink['written']> {
    if (!isAuthor) return null;
    const answers = (await this.profiles.find(personId))?.answers;
    return { full_name: fullName, city, sections: answers ? sectionsIn(answers) : [] };
  }

  private note(personId: number, referenceId: number, answer: ReferenceAnswer): Promise<boolean> {
    return this.database.transaction(async () => {
      const isNew =
        answer === 'object'
          ? await this.references.objectTo(personId, referenceId)
          : await this.references.confirm(personId, referenceId);
      if (!isNew) return false;
      await this.activity.record([
        { subjectType: 'user', subjectId: personId, actorId: personId, action: DONE[answer] },
      ]);
      return true;
    });
  }
}

/** The sections of the help profile that have an answer, in the order of the form. */
function sectionsIn(answers: HelpProfileAnswers): string[] {
  const told = new Set(Object.keys(answers).map(sectionOf));
  return SECTION_NAMES.filter((name) => name !== 'about' && name !== 'consent' && told.has(name));
}
