import { Injectable } from '@nestjs/common';
import type { InvitationStanding } from '@karov/domain';
import { fail } from '../../platform/errors/fail.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { callStanding } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { AssignmentsRepository } from '../needs/index.js';
import { VolunteerApplications } from './volunteer-applications.service.js';

/** Volunteers' answers to calls for single requests and emergencies, whether they come by link or by message (rules 29, 36). */
@Injectable()
export class ApplicationCalls {
  constructor(
    private readonly calls: VolunteerCalls,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly volunteers: VolunteerApplications,
  ) {}

  /** How calls of a volunteer stand, by the call's number; numbers of nobody are left out. */
  async standings(volunteerId: number, callIds: readonly number[]): Promise<Map<number, InvitationStanding>> {
    const calls = (await this.calls.findMany(callIds)).filter((call) => call.volunteerId === volunteerId);
    const ids = calls.map((call) => call.needId);
    const answered = await this.assignments.answeredBy(volunteerId, ids);
    const byId = new Map((await this.applications.findMany(ids)).map((application) => [application.id, application]));
    return new Map(
      calls.flatMap((call) => {
        const application = byId.get(call.needId);
        return application ? [[call.id, callStanding(call.state, application, answered.has(application.id))] as const] : [];
      }),
    );
  }

  /** Takes a volunteer's answer; true when it is kept in reserve. @throws NOT_FOUND, ALREADY_ANSWERED, ALREADY_TAKEN, ALREADY_HELPING, VOLUNTEER_UNFIT */
  async answer(callId: number, isReady: boolean): Promise<boolean> {
    const call = await this.calls.find(callId);
    if (!call) return fail('NOT_FOUND');
    if (await this.assignments.findOf(call.needId, call.volunteerId)) return fail('ALREADY_ANSWERED', { field: 'message' });
    if (isReady) return (await this.volunteers.accept(call.volunteerId, call.needId)).isReserve;
    await this.volunteers.decline(call.volunteerId, call.needId);
    return false;
  }
}
