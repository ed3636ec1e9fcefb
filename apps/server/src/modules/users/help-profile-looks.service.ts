import type { SeekerDetails } from '@karov/api-client';
import { type Matters, mattersOf } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { SensitiveReadsService } from '../activity/index.js';
import { OptionsService } from '../options/index.js';
import { withoutPerson } from './help-profile.rules.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { HelpProfilesService } from './help-profiles.service.js';

/** Who reads the answers: staff, or the volunteer who is coming. */
type Reader = Pick<Caller, 'userId' | 'role'>;

/**
 * A help seeker's answers about disability and health, for staff who work on their request and for the helper
 * who is coming.
 */
@Injectable()
export class HelpProfileLooksService {
  constructor(
    private readonly told: HelpProfilesRepository,
    private readonly profiles: HelpProfilesService,
    private readonly options: OptionsService,
    private readonly reads: SensitiveReadsService,
  ) {}

  /**
   * Returns what a helper must know about several people before leaving (rule 155); people without answers
   * are left out. As with {@link look}, the view is recorded first.
   */
  async matters(caller: Reader, personIds: readonly number[]): Promise<Map<number, Matters>> {
    const told = await this.told.toldBy(personIds);
    await this.reads.notePage(caller, [...told.keys()], 'help_profile');
    const keys = await this.options.keysOf([...told.values()].flatMap(({ disabilityIds }) => disabilityIds));
    return new Map(
      [...told].map(([id, { answers, disabilityIds, isUnreadable }]) => [
        id,
        mattersOf(
          answers,
          disabilityIds.flatMap((one) => keys.get(one) ?? []),
          isUnreadable,
        ),
      ]),
    );
  }

  /**
   * Returns a person's answers. The calling code has checked that the person is within reach; the view is
   * recorded first (rule 67).
   */
  async look(caller: Caller, personId: number): Promise<SeekerDetails> {
    await this.reads.note(caller, personId, 'help_profile');
    const profile = await this.profiles.find(personId);
    const ids = profile?.disabilities.ids ?? [];
    const labels = await this.options.labels(ids, currentLocale());
    return {
      disabilities: [
        ...ids.flatMap((id) => labels.get(id) ?? []),
        ...(profile?.isUnreadable ? [serverText(currentLocale(), 'answers.unreadable')] : []),
      ],
      other_disability: profile?.disabilities.other ?? '',
      // name and address are already shown next to the answers
      help_profile: profile?.answers ? withoutPerson(profile.answers) : null,
    };
  }
}
