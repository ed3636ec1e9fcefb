import type {
  WaitingAbility,
  WaitingCounts,
  WaitingMatter,
  WaitingMatterKind,
  WaitingNeed,
} from '@karov/api-client';
import { isAdmin, NO_MATTERS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { type HeldChat, HeldChatsService } from '../chat/index.js';
import { ContactService } from '../contact/index.js';
import { DispatchStates } from '../needs/index.js';
import { ProviderAlarmsService, SendingHoldService } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import { type Reach, RegionsRepository } from '../regions/index.js';
import {
  contactOf,
  HelpProfileLooksService,
  NO_MANNER,
  type Person,
  UsersRepository,
} from '../users/index.js';
import { VettingService } from '../volunteers/index.js';
import { DeskWaitsRepository } from './escalation/desk-waits.repository.js';
import { type MatterRow, WaitingRepository, type WaitingRow } from './waiting.repository.js';

/** Everything that waits for a member of staff, within their reach. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly vetting: VettingService,
    private readonly chats: HeldChatsService,
    private readonly contacts: ContactService,
    private readonly looks: HelpProfileLooksService,
    private readonly dispatch: DispatchStates,
    private readonly providers: ProviderAlarmsService,
    private readonly sendingHold: SendingHoldService,
    private readonly repository: WaitingRepository,
    private readonly waits: DeskWaitsRepository,
  ) {}

  /**
   * The number of needs for which nobody has been responsible for more than a minute; it must be 0 (rule
   * 218).
   */
  unattended(): Promise<number> {
    return this.waits.unattended(this.clock.now());
  }

  async counts(caller: Caller): Promise<WaitingCounts> {
    const reach = await this.regions.reachOf(caller);
    const [counts, vetting, matters, hold] = await Promise.all([
      this.repository.counts(reach, this.clock.now()),
      isAdmin(caller.role) ? this.vetting.filesWaiting(reach.states) : 0,
      this.mattersOf(caller, reach),
      this.sendingHold.current(),
    ]);
    const beside = Object.values(matters).reduce((sum, { length }) => sum + length, 0);
    return {
      ...counts,
      vetting,
      now: counts.needs_waiting + beside,
      sending_hold: hold,
      can_release_sending: caller.role === 'super_admin',
    };
  }

  /**
   * Needs that wait for staff, the most urgent and longest waiting first (rules 43, 77), each with what a
   * helper must know and the state of the search (rule 166).
   */
  async needs(caller: Caller): Promise<WaitingNeed[]> {
    const locale = currentLocale();
    const rows = await this.repository.needs(await this.regions.reachOf(caller), this.clock.now());
    const titles = (kind: 'event' | 'application') =>
      rows.filter((row) => row.kind === kind).map((row) => row.titleId);
    const within = rows.filter((row) => row.isWithin);
    const [types, categories, people, matters, dispatch] = await Promise.all([
      this.options.labels(titles('event'), locale),
      this.categories.labels(titles('application'), locale),
      this.users.people(rows.flatMap((row) => [row.userId, row.coordinatorId, row.volunteerId])),
      this.looks.matters(
        caller,
        within.map(({ userId }) => userId),
      ),
      this.dispatch.summaries(within.map(({ needId }) => needId)),
    ]);
    const serverTime = this.clock.now().toISOString();
    return rows.map((row) => {
      const title = (row.kind === 'event' ? types : categories).get(row.titleId) ?? '';
      return {
        kind: row.kind,
        id: row.id,
        title: row.isExercise ? serverText(locale, 'messages.exerciseName', { name: title }) : title,
        event_id: row.eventId,
        reason: row.reason,
        is_emergency: row.isEmergency,
        city: this.places.townName(row.city, locale),
        person: personOf(row.userId, people.get(row.userId)),
        since: row.since.toISOString(),
        taken_over_by: row.coordinatorId === null ? null : (people.get(row.coordinatorId)?.fullName ?? null),
        state: row.state,
        waits: row.waits,
        volunteer: row.volunteerId === null ? null : (people.get(row.volunteerId)?.fullName ?? null),
        hold_id: row.holdId,
        ...((row.isWithin && matters.get(row.userId)) || NO_MATTERS),
        dispatch: dispatch.get(row.needId) ?? null,
        abilities: abilitiesOf(row, caller.userId),
        server_time: serverTime,
      };
    });
  }

  /**
   * Everything else that waits, oldest first: reports, documents, messages to the support desk and failing
   * providers for admins; undelivered messages and their own conversations for all staff (rule 166).
   */
  async matters(caller: Caller): Promise<WaitingMatter[]> {
    const { own, papers, contacts, outages, chats } = await this.mattersOf(
      caller,
      await this.regions.reachOf(caller),
    );
    const [people, types] = await Promise.all([
      this.users.people([...own.map(({ userId }) => userId), ...chats.map(({ personId }) => personId)]),
      this.options.labels(
        own.flatMap(({ titleId }) => titleId ?? []),
        currentLocale(),
      ),
    ]);
    const lines = [
      ...own.map((row) => matterOf(row, people, types)),
      ...papers.map(({ kind, user, since }) =>
        lineOf('vetting', {
          id: user.id,
          key: `vetting-${kind}-${user.id}`,
          person: user,
          title: kind,
          since,
        }),
      ),
      ...contacts.map(({ id, sender, subject, created_at: written, waiting_since: since }) =>
        lineOf('contact', {
          id,
          person: { ...sender, ...NO_MANNER },
          title: subject,
          since: since ?? written,
        }),
      ),
      ...chats.map((chat) => chatLine(chat, people)),
      ...outages.map(({ id, channel, beganAt }) =>
        lineOf('provider', { id, title: channel, since: beganAt.toISOString() }),
      ),
    ];
    return lines.toSorted((one, other) => one.since.localeCompare(other.since));
  }

  /** Returns the matters of each module; the badge counts them without loading names. */
  private async mattersOf(caller: Caller, reach: Reach) {
    const [own, papers, contacts, outages, chats] = await Promise.all([
      this.repository.matters(reach),
      isAdmin(caller.role) ? this.vetting.longestWaiting(reach.states, SHOWN) : [],
      isAdmin(caller.role) ? this.contacts.unanswered(reach, SHOWN) : [],
      isAdmin(caller.role) ? this.providers.open() : [],
      this.chats.waiting(caller.userId, currentLocale()),
    ]);
    return { own, papers, contacts, outages, chats };
  }
}

/** The maximum number of matters of each kind on the first screen. */
const SHOWN = 50;

/** Returns one line; omitted fields are empty, and the count is one. */
function lineOf(
  kind: WaitingMatterKind,
  line: Pick<WaitingMatter, 'id' | 'title' | 'since'> & Partial<WaitingMatter>,
): WaitingMatter {
  return {
    key: `${kind}-${line.id}`,
    kind,
    application_id: null,
    event_id: null,
    person: null,
    thread: null,
    count: 1,
    ...line,
  };
}

/** Returns the line for a conversation that the caller answers and that has unread messages. */
function chatLine(
  { threadId: id, context, contextId, personId, label: title, since }: HeldChat,
  people: ReadonlyMap<number, Person>,
): WaitingMatter {
  return lineOf('chat', {
    id,
    thread: `${context}-${contextId}-${personId}`,
    person: personOf(personId, people.get(personId)),
    title,
    since: since.toISOString(),
  });
}

function matterOf(
  row: MatterRow,
  people: ReadonlyMap<number, Person>,
  types: ReadonlyMap<number, string>,
): WaitingMatter {
  const since = row.since.toISOString();
  if (row.kind === 'message')
    return lineOf('message', {
      id: row.id,
      title: lookUp(types, row.titleId) ?? '',
      event_id: row.eventId,
      count: row.count,
      since,
    });
  return lineOf(row.kind, {
    id: row.id,
    application_id: row.applicationId,
    event_id: row.eventId,
    person: row.userId === null ? null : personOf(row.userId, people.get(row.userId)),
    title: row.kind === 'left' ? (lookUp(types, row.titleId) ?? '') : row.note,
    since,
  });
}

function personOf(id: number, person: Person | undefined): WaitingNeed['person'] {
  return person
    ? { id, full_name: person.fullName, ...contactOf(person) }
    : { id, full_name: '', phone: '', ...NO_MANNER };
}

function abilitiesOf(
  { isWithin, isEmergency, state, coordinatorId }: WaitingRow,
  callerId: number,
): WaitingAbility[] {
  if (!isWithin) return [];
  if (coordinatorId === callerId && state === 'waiting') return ['open', 'still_mine'];
  if (state === 'held') return ['open', 'approve'];
  const isAlone = state === 'waiting' || (state === 'assigned' && isEmergency);
  return isAlone && coordinatorId === null ? ['open', 'take_over'] : ['open'];
}
