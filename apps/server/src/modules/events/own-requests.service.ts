import type { OwnData, OwnEventRequest } from '@karov/api-client';
import { type Locale, shownApproval } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { readListQuery } from '../../platform/lists/list-query.js';
import { EXPORTED_MAX } from '../../platform/lists/list-sheet.js';
import type { Caller } from '../../platform/security/caller.js';
import {
  DispatchStates,
  helpStep,
  isApprovedSoon,
  type SearchStanding,
  SearchStandingService,
  unheldState,
} from '../needs/index.js';
import { contactOf, NO_MANNER, type Person, UsersRepository } from '../users/index.js';
import { VolunteerFactsRepository } from '../volunteers/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { wordOf } from './events.sheet.js';
import { type StandingColumns, saidNo, standingOf, type UserRequestRecord } from './events.types.js';
import { RequestTablesRepository } from './request-tables.repository.js';

/** Help seekers' own requests in events, as they see them. */
@Injectable()
export class OwnRequestsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly dispatch: DispatchStates,
    private readonly search: SearchStandingService,
    private readonly facts: VolunteerFactsRepository,
    private readonly tables: RequestTablesRepository,
    private readonly sealed: SealedTexts,
  ) {}

  /** The caller's requests, newest first, each with its state in words. */
  async list(caller: Caller): Promise<OwnEventRequest[]> {
    const locale = currentLocale();
    const requests = await this.requests.ownRequests(caller.userId);
    const events = await this.events.findMany(requests.map((request) => request.eventId));
    const needIds = requests.flatMap(({ needId }) => needId ?? []);
    const [names, people, runs, standing, genders] = await Promise.all([
      this.words.names(events, locale),
      this.users.people(requests.flatMap((request) => [request.volunteerId, request.coordinatorId])),
      this.dispatch.summaries(needIds),
      this.search.of(needIds),
      this.facts.genders(requests.map((request) => request.volunteerId)),
    ]);
    return requests.map((request) => {
      const volunteer = request.volunteerId === null ? null : (people.get(request.volunteerId) ?? null);
      const coordinator = request.coordinatorId === null ? null : (people.get(request.coordinatorId) ?? null);
      return toAnswer(
        request,
        names.get(request.eventId) ?? '',
        { volunteer, coordinator, gender: lookUp(genders, volunteer?.id) ?? '' },
        {
          asked: lookUp(runs, request.needId)?.asked ?? 0,
          ...standing({ ...request, id: request.needId }),
        },
        locale,
      );
    });
  }

  /**
   * Everything that a person was asked in events, and everything that they helped with there, for the
   * download of their data; with the reason if their help was refused. A note written when a volunteer is
   * released concerns that volunteer, and is not part of the help seeker's data.
   */
  async history(caller: Caller): Promise<OwnData['requests']> {
    const asked = (await this.list(caller)).map(({ event, status, state_text, created_at }) => ({
      event: event.name,
      text: '',
      reason: '',
      status,
      state_text,
      created_at,
      is_helper: false,
    }));
    return [...asked, ...(await this.helped(caller.userId))];
  }

  private async helped(volunteerId: number): Promise<OwnData['requests']> {
    const locale = currentLocale();
    const { rows } = await this.tables.ofVolunteer(volunteerId, {
      ...readListQuery({}),
      perPage: EXPORTED_MAX,
    });
    const names = await this.words.names(
      await this.events.findMany(rows.map(({ eventId }) => eventId)),
      locale,
    );
    return rows.map((row) => ({
      event: names.get(row.eventId) ?? '',
      text: '',
      reason: row.status === 'reject' ? this.sealed.open(row.systemNote) : '',
      status: row.status,
      state_text: wordOf(shownApproval({ status: row.status, is_approved: row.isApproved }), (key) =>
        serverText(locale, key),
      ),
      created_at: row.createdAt.toISOString(),
      is_helper: true,
    }));
  }
}

/**
 * The volunteer who is coming, or the member of staff who took over the request; `gender` is the volunteer's,
 * empty if unknown.
 */
interface Helpers {
  volunteer: Person | null;
  coordinator: Person | null;
  gender: string;
}

/** The number of volunteers called for a need, and how the search stands. */
interface Search extends SearchStanding {
  asked: number;
}

function toAnswer(
  request: UserRequestRecord,
  eventName: string,
  { volunteer, coordinator, gender }: Helpers,
  search: Search,
  locale: Locale,
): OwnEventRequest {
  const isComing = request.status === 'assigned' && request.isApproved === 1;
  return {
    id: request.id,
    event: { id: request.eventId, name: eventName },
    status: request.status,
    is_approved: request.isApproved,
    respond: request.respond,
    state_text: ownStateText(
      request,
      { name: volunteer?.firstName ?? '', gender },
      search,
      locale,
      coordinator?.firstName ?? '',
    ),
    volunteer:
      volunteer && request.status === 'assigned'
        ? {
            first_name: volunteer.firstName,
            ...(isComing ? contactOf(volunteer) : { phone: null, ...NO_MANNER }),
            progress: request.progress,
          }
        : null,
    is_approved_soon: isHeldSoon(request),
    asked: search.asked,
    updated_at: request.updatedAt.toISOString(),
    created_at: request.openedAt.toISOString(),
  };
}

type OwnState = StandingColumns & Pick<UserRequestRecord, 'closedByStop' | 'approveAt' | 'endedBy'>;

/** The text for each step of the search and of the approach; progress is worded as for single requests. */
const STATE_KEYS = {
  received: 'answers.ownState.searching',
  searching: 'answers.ownState.searching',
  alerted: 'answers.ownState.coordinatorAlerted',
  coordinator: 'answers.ownState.coordinator',
  found: 'answers.ownState.waitingApproval',
  coming: 'answers.ownState.assigned',
  on_way: 'requests.state.on_way',
  arrived: 'requests.state.arrived',
} as const;

/** The state of a help seeker's request, in plain words. */
export function ownStateText(
  request: OwnState,
  volunteer: { name: string; gender: string },
  { asked, ...search }: Search,
  locale: Locale,
  coordinatorName = '',
): string {
  const standing = standingOf(request);
  const step = standing ? helpStep(standing.need, standing.hold, asked) : 'none';
  if (step !== 'none') {
    const unheld = unheldState(step, search);
    if (unheld === 'nobodyYet') return serverText(locale, 'requests.state.nobodyYet');
    if (unheld) return serverText(locale, `answers.ownState.${unheld}`);
  }
  const key =
    step === 'none' || step === 'done'
      ? (`answers.ownState.${quietKey(request)}` as const)
      : stepKey(step, request);
  return serverText(locale, key, {
    name: step === 'coordinator' ? coordinatorName : volunteer.name,
    gender: volunteer.gender,
  });
}

function stepKey(step: keyof typeof STATE_KEYS, request: OwnState): ServerTextKey {
  return step === 'found' && isHeldSoon(request) ? 'requests.state.foundUrgent' : STATE_KEYS[step];
}

/**
 * Whether the need is held by a volunteer whose yes will be approved automatically within two minutes (rule
 * 70).
 */
export function isHeldSoon({
  status,
  isApproved,
  approveAt,
}: Pick<UserRequestRecord, 'status' | 'isApproved' | 'approveAt'>): boolean {
  return status === 'assigned' && isApprovedSoon({ isApproved, approveAt, ended: null });
}

/** The key of the text before an answer, and after the end. */
function quietKey(request: OwnState): 'asked' | 'completed' | 'withdrawn' | 'closed' | 'noHelp' | 'refused' {
  if (request.status === 'pending') return 'asked';
  if (request.status === 'completed') return 'completed';
  if (request.status === 'closed') return isWithdrawn(request) ? 'withdrawn' : 'closed';
  return saidNo(request) ? 'noHelp' : 'refused';
}

/** Whether the person ended the request, rather than the stopping of the event (rule 105). */
function isWithdrawn({
  closedByStop,
  isEmergency,
  endedBy,
}: Pick<UserRequestRecord, 'closedByStop' | 'isEmergency' | 'endedBy'>): boolean {
  return !closedByStop && (!isEmergency || endedBy === 'seeker');
}
