import type { Timeline, TimelineEntry } from '@karov/api-client';
import type { InvitationState } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { DispatchStates } from '../needs/index.js';
import { isConcealed, type Reach, RegionsRepository } from '../regions/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { type NumberedRequest, RequestReachService } from './request-reach.service.js';
import { sentence } from './timeline.js';

/** Puts the events of a need into words, step by step (rule 41). */
@Injectable()
export class TimelineService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly calls: VolunteerCallsRepository,
    private readonly regions: RegionsRepository,
    private readonly requests: RequestReachService,
    private readonly repository: DispatchRepository,
    private readonly summaries: DispatchStates,
  ) {}

  /**
   * Returns the timeline of a request within the caller's reach.
   * @throws NOT_FOUND
   */
  async of(caller: Caller, request: NumberedRequest): Promise<Timeline> {
    const { needId } = await this.requests.needOf(caller, request);
    const reach = await this.regions.reachOf(caller);
    const run = needId === null ? null : await this.repository.findByNeed(needId);
    const lines = run ? await this.repository.timeline(run.id) : [];
    const [people, calls, summaries] = await Promise.all([
      this.users.people(lines.map((line) => line.volunteerId)),
      needId === null ? [] : this.database.transaction(() => this.calls.ofNeed(needId)),
      this.summaries.summaries(needId === null ? [] : [needId]),
    ]);
    const states = new Map(calls.map((call) => [call.volunteerId, call.state]));
    const locale = currentLocale();
    const entries = lines.map((line): TimelineEntry => {
      const person = line.volunteerId === null ? undefined : people.get(line.volunteerId);
      return {
        id: line.id,
        at: line.at.toISOString(),
        kind: line.kind,
        volunteer: person
          ? { id: person.id, full_name: nameFor(reach, person, states.get(person.id)) }
          : null,
        invitation_state:
          line.kind === 'invited' && line.volunteerId !== null
            ? (states.get(line.volunteerId) ?? null)
            : null,
        text: sentence(line, locale, person !== undefined && isHidden(reach, person, states.get(person.id))),
      };
    });
    return {
      need_id: request.id,
      dispatch: lookUp(summaries, needId) ?? null,
      entries,
      server_time: this.clock.now().toISOString(),
    };
  }
}

/**
 * Returns a volunteer's name, which a manager may see outside their own regions only once the volunteer has
 * answered (rule 79).
 */
function nameFor(reach: Reach, person: Person, call: InvitationState | undefined): string {
  return isHidden(reach, person, call)
    ? serverText(currentLocale(), 'answers.somebodyOf', { town: person.city })
    : person.fullName;
}

function isHidden(reach: Reach, { state }: Person, call: InvitationState | undefined): boolean {
  return isConcealed(reach, state, call === 'accepted' || call === 'declined');
}
