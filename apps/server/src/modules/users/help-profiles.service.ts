import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CallReadinessService } from './call-readiness.service.js';
import { answersOf, withDisabilities, withoutPerson } from './help-profile.rules.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { UserDetailsRepository } from './user-details.repository.js';
import type { Disabilities, HelpProfile } from './users.types.js';

/** What a help seeker has answered about themselves. */
@Injectable()
export class HelpProfilesService {
  constructor(
    private readonly profiles: HelpProfilesRepository,
    private readonly calls: CallReadinessService,
    private readonly details: UserDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a help seeker's answers with their current name and address, or null. */
  async find(userId: number): Promise<HelpProfile | null> {
    const [profile, person] = await Promise.all([this.profiles.find(userId), this.details.find(userId)]);
    if (!profile?.answers || !person) return profile;
    return { ...profile, answers: { ...profile.answers, ...answersOf(person) } };
  }

  /**
   * Stores a help seeker's answers; name and address are stored only with the person, not with the answers.
   */
  async save(userId: number, profile: HelpProfile): Promise<void> {
    await this.profiles.save(
      userId,
      { ...profile, answers: profile.answers && withoutPerson(profile.answers) },
      this.clock.now(),
    );
    await this.calls.note([userId]);
  }

  /** Stores only the disabilities; all other answers stay unchanged. */
  async saveDisabilities(userId: number, disabilities: Disabilities): Promise<void> {
    await this.save(userId, withDisabilities(await this.profiles.find(userId), disabilities));
  }
}
