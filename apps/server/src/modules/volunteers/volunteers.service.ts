import type { CallRecord, VolunteerPrefill } from '@karov/api-client';
import { type Gender, guardianReason, type HelpType, type InvitationState, localDay } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { currentAddress } from '../../platform/http/request-context.js';
import { CandidatesRepository } from './candidates.repository.js';
import { VolunteerCalls } from './volunteer-calls.repository.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';
import type {
  Call,
  Candidate,
  CandidateQuery,
  ImportedVolunteer,
  NearbyQuery,
  NearbyVolunteer,
  OpenCall,
  RecordedCall,
  VolunteerForm,
  VolunteerSignature,
  VolunteerStanding,
  VolunteerSummary,
} from './volunteers.types.js';

const WEEK = 7 * 86_400;
/** The number of latest calls that show a person's present habit of answering. */
const LATEST_CALLS = 10;

/** Volunteers: those who can help, those who were called, and those at work. */
@Injectable()
export class VolunteersService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly repository: VolunteersRepository,
    private readonly candidates: CandidatesRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly calls: VolunteerCalls,
  ) {}

  /**
   * The facts about these people's volunteering for the sign-in; people without volunteer data are left out.
   */
  async summaries(userIds: readonly number[]): Promise<Map<number, VolunteerSummary>> {
    return new Map((await this.repository.summaries(userIds)).map((row) => [row.userId, row]));
  }

  /** The nearest suitable volunteers, nearest first, for each of these needs (rule 40). */
  nearestEligible(queries: readonly CandidateQuery[]): Promise<Candidate[][]> {
    return this.candidates.nearestEligible(queries, this.clock.now());
  }

  /**
   * The nearest volunteers to each of these needs who are not known to be suitable, for the timeline's
   * reasons.
   */
  nearest(queries: readonly NearbyQuery[]): Promise<NearbyVolunteer[][]> {
    return this.candidates.nearest(queries, this.clock.now());
  }

  /**
   * Available volunteers in a circle (rule 46); volunteers off duty or on a pause are not called to events
   * either.
   */
  availableWithin(
    centre: { lat: number; lon: number },
    radiusM: number,
    helpType: HelpType,
  ): Promise<number[]> {
    return this.candidates.availableWithin(centre, radiusM, helpType, this.clock.now());
  }

  /** Volunteers in a circle without any working channel. */
  unreachableWithin(centre: { lat: number; lon: number }, radiusM: number): Promise<number[]> {
    return this.candidates.unreachableWithin(centre, radiusM);
  }

  /**
   * Whether an admin has ever confirmed a volunteer (training, police), or they have completed an assignment
   * (rule 70).
   */
  async isConfirmed(volunteerId: number): Promise<boolean> {
    return (await this.repository.confirmedAmong([volunteerId])).length > 0;
  }

  /** Records calls of volunteers for needs; returns the calls of volunteers not called for them before. */
  recordCalls(calls: readonly Omit<Call, 'state'>[]): Promise<RecordedCall[]> {
    return this.repository.insertCalls(calls);
  }

  /** Times out calls of needs; returns them, and the end of the wait for the others. */
  async timeOut(needIds: readonly number[]): Promise<{ late: OpenCall[]; waiting: OpenCall[] }> {
    const now = this.clock.now();
    const late = await this.repository.timeOut(needIds, now);
    return { late, waiting: await this.repository.openCalls(needIds) };
  }

  /** All calls of a need, oldest first. */
  callsOf(needId: number): Promise<Call[]> {
    return this.repository.callsOf(needId);
  }

  /** Moves calls that are in one of the given states; returns the volunteers whose calls moved. */
  moveCalls(
    needId: number,
    volunteerIds: readonly number[],
    from: readonly InvitationState[],
    to: InvitationState,
  ): Promise<number[]> {
    return this.repository.moveCalls(needId, volunteerIds, from, to, this.clock.now());
  }

  /** How many were asked for each need, and how many can still answer. */
  async callCounts(needIds: readonly number[]): Promise<Map<number, { asked: number; open: number }>> {
    return new Map((await this.repository.callCounts(needIds)).map((row) => [row.needId, row]));
  }

  /**
   * The number of calls to each of these volunteers in the last seven days; those without any are left out.
   */
  async recentCalls(volunteerIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.repository.recentCalls(volunteerIds, addSeconds(this.clock.now(), -WEEK));
    return new Map(rows.map((row) => [row.volunteerId, row.recent]));
  }

  /** The number of recent calls to each of these volunteers, and their answers. */
  async recordsOf(volunteerIds: readonly number[]): Promise<(volunteerId: number) => CallRecord> {
    const [recent, answers] = await Promise.all([
      this.recentCalls(volunteerIds),
      this.calls.answersOf(volunteerIds, LATEST_CALLS),
    ]);
    return (id) => {
      const { asked = 0, answered = 0, medianSeconds = null } = answers.get(id) ?? {};
      return {
        recent_calls: recent.get(id) ?? 0,
        answers: {
          asked,
          answered,
          median_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
        },
      };
    };
  }

  /** Stores imported data of volunteers. They cannot be called before they have signed (rule 65). */
  addImported(volunteers: readonly ImportedVolunteer[]): Promise<void> {
    return this.repository.insertImported(volunteers, this.config.policeCheck);
  }

  /** The initial values of a volunteer's form, or null for people without volunteer data. */
  prefill(userId: number): Promise<VolunteerPrefill | null> {
    return this.forms.prefill(userId);
  }

  /**
   * The identity number for staff, whose view is noted (rule 67); one that no key opens is reported as such.
   */
  idNumber(userId: number): Promise<string | null> {
    return this.forms.idNumber(userId);
  }

  /** The state of a volunteer's agreement, or null for people without volunteer data. */
  standing(userId: number): Promise<VolunteerStanding | null> {
    return this.forms.standing(userId);
  }

  /** The same for several; people without volunteer data are left out. */
  async standings(userIds: readonly number[]): Promise<Map<number, VolunteerStanding>> {
    return new Map((await this.forms.standings(userIds)).map((row) => [row.userId, row]));
  }

  /** Whether a volunteer of this gender needs a police certificate before being called (rule 55). */
  needsPolice(gender: Gender | null): boolean {
    return this.config.policeCheck === 'all' || (this.config.policeCheck === 'male' && gender === 'male');
  }

  /**
   * When and from which address a volunteer last signed, only for them and for staff, whose view is noted
   * (rule 67); null before the first signature.
   */
  signature(userId: number): Promise<VolunteerSignature | null> {
    return this.forms.signature(userId);
  }

  /**
   * Stores a volunteer's statements and signature, with the network address. A signature completes an import
   * (rule 65).
   */
  saveForm(userId: number, form: VolunteerForm): Promise<void> {
    const at = this.clock.now();
    const guardian = form.isSigned ? guardianReason(form.facts, localDay(at)) : null;
    return this.forms.save(userId, form, {
      needsPolice: this.needsPolice(form.facts.gender),
      guardian,
      at,
      ip: currentAddress(),
    });
  }

  /** Marks volunteers as having signed the agreement. */
  sign(userIds: readonly number[], at = this.clock.now()): Promise<void> {
    return this.repository.sign(userIds, at);
  }

  /** Marks the police certificate of volunteers as checked. */
  validatePolice(userIds: readonly number[]): Promise<void> {
    return this.repository.validatePolice(userIds, this.clock.now());
  }
}
