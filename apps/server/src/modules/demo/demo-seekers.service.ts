import { addressToWire, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ConsentsService } from '../consents/index.js';
import { type LabelledOption, OptionsService } from '../options/index.js';
import { HelpProfilesService, type NewUser, UsersRepository } from '../users/index.js';
import { DemoRepository } from './demo.repository.js';
import { DEMO_ACCOUNTS, demoAccount } from './demo-accounts.js';
import { pick, spread } from './demo-people.rules.js';
import { demoAnswers } from './demo-profile.rules.js';

const CONSENTS = ['terms', 'privacy', 'disability_data', 'messages', 'database_inclusion'] as const;

/** Longer than the absence after which a number alone no longer gives access to an account (rule 237). */
const AWAY_SECONDS = (LIMITS.ownerAwayDays + 30) * 86_400;

/** The demo's help seekers, with their profiles and consents. */
@Injectable()
export class DemoSeekersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly profiles: HelpProfilesService,
    private readonly options: OptionsService,
    private readonly consents: ConsentsService,
    private readonly repository: DemoRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds help seekers; the one "without disability" has no profile yet. */
  async add(people: readonly NewUser[]): Promise<void> {
    if (people.length === 0) return;
    const disabilities = (await this.options.list('disabilities', 'he-IL')).filter(
      ({ key }) => key !== 'other',
    );
    await this.database.transaction(async () => {
      const added = await this.users.add(people, 'user');
      await this.repository.spreadHomes(added.map(({ id }) => id));
      for (const { id, phone } of added) {
        const person = people.find((one) => one.phone === phone);
        if (person && phone !== demoAccount('seekerWithoutDisability').phone)
          await this.register(id, person, disabilities);
      }
    });
  }

  private async register(
    id: number,
    person: NewUser,
    disabilities: readonly LabelledOption[],
  ): Promise<void> {
    if (person.phone === demoAccount('seekerInactive').phone)
      await this.repository.setState(id, { isActive: false });
    // the named accounts accept any volunteer, so that a first try-out does not fail because of a language
    const isNamed = DEMO_ACCOUNTS.some(({ phone }) => phone === person.phone);
    const other = !isNamed && spread(id, 50, 6) === 0 ? pick(['russian', 'arabic', 'english'], id, 51) : null;
    const disabilityId = pick(disabilities, id, 52).id;
    const address = person.address ? addressToWire(person.address) : '';
    await this.profiles.save(id, {
      answers: demoAnswers({
        id,
        firstName: person.firstName,
        lastName: person.lastName,
        address,
        disabilityId,
        language: other ?? 'hebrew',
      }),
      disabilities: { ids: [disabilityId], other: '' },
      languages: other ? [other] : [],
      genderPreference: null,
      isGenderMust: false,
      isQuick: false,
    });
    await this.consents.record(id, CONSENTS);
    if (person.phone === demoAccount('seekerAway').phone)
      await this.repository.letBeAway(id, addSeconds(this.clock.now(), -AWAY_SECONDS));
  }
}
