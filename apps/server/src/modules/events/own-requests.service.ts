import { Injectable } from '@nestjs/common';
import type { OwnEventRequest } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { contactOf, NO_MANNER, type Person, UsersService } from '../users/index.js';
import { VolunteerFacts } from '../volunteers/index.js';
import { DispatchStates, helpStep } from '../needs/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { saidNo, standingOf, type StandingColumns, type UserRequestRecord } from './events.types.js';

/** What help seekers see of their own requests in events. */
@Injectable()
export class OwnRequestsService {
  constructor(
    private readonly users: UsersService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly dispatch: DispatchStates,
    private readonly facts: VolunteerFacts,
  ) {}

  /** The caller's requests, newest first, each with its state in words. */
  async list(caller: Caller): Promise<OwnEventRequest[]> {
    const locale = currentLocale();
    const requests = await this.requests.ownRequests(caller.userId);
    const events = await this.events.findMany(requests.map((request) => request.eventId));
    const [names, people, runs, genders] = await Promise.all([
      this.words.names(events, locale),
      this.users.people(requests.flatMap((request) => [request.volunteerId, request.coordinatorId])),
      this.dispatch.summaries(requests.flatMap(({ needId }) => needId ?? [])),
      this.facts.genders(requests.map((request) => request.volunteerId)),
    ]);
    return requests.map((request) => {
      const volunteer = request.volunteerId === null ? null : (people.get(request.volunteerId) ?? null);
      const coordinator = request.coordinatorId === null ? null : (people.get(request.coordinatorId) ?? null);
      return toAnswer(
        request,
        names.get(request.eventId) ?? '',
        { volunteer, coordinator, gender: genders.get(volunteer?.id ?? 0) ?? '' },
        runs.get(request.needId ?? 0)?.asked ?? 0,
        locale,
      );
    });
  }
}

/** Who comes, and who of the staff has taken it over; `gender` is that of the one who comes, empty where it is not known. */
interface Helpers {
  volunteer: Person | null;
  coordinator: Person | null;
  gender: string;
}

function toAnswer(request: UserRequestRecord, eventName: string, { volunteer, coordinator, gender }: Helpers, asked: number, locale: Locale): OwnEventRequest {
  const isComing = request.status === 'assigned' && request.isApproved === 1;
  return {
    id: request.id,
    event: { id: request.eventId, name: eventName },
    status: request.status,
    is_approved: request.isApproved,
    respond: request.respond,
    state_text: ownStateText(request, { name: volunteer?.firstName ?? '', gender }, asked, locale, coordinator?.firstName ?? ''),
    volunteer:
      volunteer && request.status === 'assigned'
        ? {
            first_name: volunteer.firstName,
            ...(isComing ? contactOf(volunteer) : { phone: null, ...NO_MANNER }),
            progress: request.progress,
          }
        : null,
    asked,
    updated_at: request.updatedAt.toISOString(),
    created_at: request.createdAt.toISOString(),
  };
}

type OwnState = StandingColumns & Pick<UserRequestRecord, 'closedByStop'>;

/** What is said at each step while somebody is sought or comes; how far they have come is said as of single requests. */
const STATE_KEYS = {
  received: 'answers.ownState.searchingFirst',
  searching: 'answers.ownState.searching',
  alerted: 'answers.ownState.coordinatorAlerted',
  coordinator: 'answers.ownState.coordinator',
  found: 'answers.ownState.waitingApproval',
  coming: 'answers.ownState.assigned',
  on_way: 'requests.state.on_way',
  arrived: 'requests.state.arrived',
} as const;

/** The state of a help seeker's request in plain words (look, "Nobody is ever left wondering"). */
export function ownStateText(request: OwnState, volunteer: { name: string; gender: string }, asked: number, locale: Locale, coordinatorName = ''): string {
  const standing = standingOf(request);
  const step = standing ? helpStep(standing.need, standing.hold, asked) : 'none';
  const key = step === 'none' || step === 'done' ? (`answers.ownState.${quietKey(request)}` as const) : STATE_KEYS[step];
  return serverText(locale, key, { name: step === 'coordinator' ? coordinatorName : volunteer.name, gender: volunteer.gender, asked });
}

/** While nobody has answered, and once it is over. */
function quietKey(request: OwnState): 'asked' | 'completed' | 'withdrawn' | 'closed' | 'noHelp' | 'refused' {
  if (request.status === 'pending') return 'asked';
  if (request.status === 'completed') return 'completed';
  if (request.status === 'closed') return isWithdrawn(request) ? 'withdrawn' : 'closed';
  return saidNo(request) ? 'noHelp' : 'refused';
}

/** Whether the person ended it, and not the stop of the event (rule 105). */
function isWithdrawn({ closedByStop, isEmergency }: Pick<UserRequestRecord, 'closedByStop' | 'isEmergency'>): boolean {
  return !closedByStop && !isEmergency;
}
