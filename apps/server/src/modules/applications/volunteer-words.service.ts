import { APPROVAL } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { mayBeMatched, NeedAnswers, NeedsRepository } from '../needs/index.js';
import { VolunteerFacts } from '../volunteers/index.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged } from './applications.signals.js';
import { VolunteerApplications } from './volunteer-applications.service.js';

/** Keeps the words of signed-in volunteers beside yes and no (rule 147). */
@Injectable()
export class VolunteerWords {
  constructor(
    private readonly database: Database,
    private readonly facts: VolunteerFacts,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly volunteers: VolunteerApplications,
    private readonly answers: NeedAnswers,
  ) {}

  /**
   * Keeps words about a request that the volunteer has in hand, or sees among the open ones. @throws
   * NOT_FOUND, TOO_MANY_WORDS
   */
  async say(volunteerId: number, applicationId: number, words: string): Promise<void> {
    if (!(await this.maySpeak(volunteerId, applicationId))) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      const application = await this.applications.lock(applicationId);
      if (!application) return fail('NOT_FOUND');
      await this.answers.words({ needId: applicationId }, { volunteerId, channel: 'portal', words });
      await tx.signal(applicationChanged, { applicationId, userId: application.userId, volunteerId: null });
    });
  }

  /** A volunteer who may not see requests yet cannot write about them (rule 82), nor about ended ones. */
  private async maySpeak(volunteerId: number, applicationId: number): Promise<boolean> {
    const [hold, volunteer] = await Promise.all([
      this.needs.findHoldOf(applicationId, volunteerId),
      this.facts.fitness(volunteerId),
    ]);
    if (hold) return hold.ended === null && hold.isApproved !== APPROVAL.declined;
    return (
      volunteer !== null && mayBeMatched(volunteer) && this.volunteers.mayReach(volunteerId, applicationId)
    );
  }
}
