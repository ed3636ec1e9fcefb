import type { EventPreview, EventPreviewMessage } from '@karov/api-client';
import { ANY_MORNING, HOUR, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type NamedEvent, NeedMessagesService, namedOf } from '../needs/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { UsersRepository } from '../users/index.js';
import { CandidatesRepository } from '../volunteers/index.js';
import { type CountedPeople, type DrawnCircle, EventCircleRepository } from './event-circle.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import type { EventRecord } from './events.types.js';

const METRES = 1000;

/** Asks the people in an event's circle (rule 46). */
@Injectable()
export class EventInvitationsService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly candidates: CandidatesRepository,
    private readonly notifications: NotificationsService,
    private readonly requests: EventRequestsRepository,
    private readonly messages: NeedMessagesService,
    private readonly options: OptionsService,
    private readonly circles: EventCircleRepository,
  ) {}

  /**
   * Returns how many people would be asked, and how many cannot be because they have no channel. `states` are
   * a manager's districts; people outside them are counted roughly (rule 81).
   */
  async preview(circle: Circle, states: readonly string[] | null): Promise<EventPreview> {
    const drawn = drawnOf(circle);
    const { lat, lon, radiusM } = states === null ? drawn : this.circles.widened(drawn);
    const seekers = await this.users.helpSeekersWithin({ lat, lon }, radiusM);
    const volunteers = await this.candidates.availableWithin(
      { lat, lon },
      radiusM,
      circle.typeOfHelpRequired,
    );
    const silent = await this.candidates.unreachableWithin({ lat, lon }, radiusM);
    const idsOf = (isReachable: boolean): number[] =>
      seekers.filter((seeker) => seeker.isReachable === isReachable).map(({ id }) => id);
    const count = async (ids: readonly number[]): Promise<number> =>
      countOf(await this.counted(drawn, states, ids));
    return {
      help_seekers: await count(idsOf(true)),
      help_seekers_unreachable: await count(idsOf(false)),
      volunteers: await count(volunteers),
      volunteers_unreachable: await count(silent),
    };
  }

  /** Returns the message for each group in each language, with its channels; `states` as in `preview`. */
  async previewMessages(
    event: NamedEvent & Circle,
    states: readonly string[] | null,
  ): Promise<EventPreviewMessage[]> {
    const drawn = drawnOf(event);
    const { lat, lon, radiusM } = states === null ? drawn : this.circles.widened(drawn);
    const seekers = (await this.users.helpSeekersWithin({ lat, lon }, radiusM)).map(({ id }) => id);
    const volunteers = await this.candidates.availableWithin({ lat, lon }, radiusM, event.typeOfHelpRequired);
    const read = async (
      ids: readonly number[],
      text: 'messages.eventNeedCheck' | 'messages.eventInvite',
      link: 'event_user' | 'event_volunteer',
    ) => {
      const texts = await this.messages.texts(namedOf(event), text);
      const { known, concealed } = await this.counted(drawn, states, ids);
      return together(
        await this.notifications.preview(known, texts, link),
        roughly(await this.notifications.preview(concealed, texts, link)),
      );
    };
    const toSeekers = await read(seekers, 'messages.eventNeedCheck', 'event_user');
    const toVolunteers = await read(volunteers, 'messages.eventInvite', 'event_volunteer');
    return [
      ...toSeekers.map((message) => ({ to: 'help_seekers' as const, ...message })),
      ...toVolunteers.map((message) => ({ to: 'volunteers' as const, ...message })),
    ];
  }

  private async counted(
    circle: DrawnCircle,
    states: readonly string[] | null,
    ids: readonly number[],
  ): Promise<CountedPeople> {
    return states === null ? { known: [...ids], concealed: [] } : this.circles.counted(circle, states, ids);
  }

  /**
   * Asks every help seeker in the circle and, unless volunteers are called by need, calls every volunteer in
   * it. Nobody is asked twice, so this can be repeated after an address changed or an event restarted.
   */
  async askAll(tx: Tx, event: EventRecord): Promise<void> {
    await this.askHelpSeekers(tx, event);
    if (!event.isAutoAssign) await this.callVolunteers(tx, event);
  }

  /** Calls every available volunteer in the circle at once. */
  async callVolunteers(tx: Tx, event: EventRecord): Promise<void> {
    const ids = await this.candidates.availableWithin(event, event.radius * METRES, event.typeOfHelpRequired);
    const added = await this.requests.addVolunteerRequests(event.id, ids, event.radius, this.clock.now());
    await this.notifications.announce(tx, {
      type: 'event_invite',
      receiverType: 'volunteer',
      receivers: added.map((row) => ({ userId: row.userId, secretId: row.id })),
      texts: await this.messages.texts(namedOf(event), 'messages.eventInvite'),
      secret: { kind: 'event_volunteer', expiresAt: this.linkExpiry() },
      canWaitUntil: null,
      eventId: event.id,
    });
  }

  /** Returns when a link sent now expires (rule 29). */
  linkExpiry(): Date {
    return addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR);
  }

  private async askHelpSeekers(tx: Tx, event: EventRecord): Promise<void> {
    const seekers = await this.users.helpSeekersWithin(event, event.radius * METRES);
    const added = await this.requests.addUserRequests(
      event.id,
      seekers.map((seeker) => seeker.id),
      this.clock.now(),
    );
    await this.askSeekers(tx, event, added);
  }

  /** Asks people who have not answered again, with a new link. */
  async askAgain(
    tx: Tx,
    event: EventRecord,
    questions: readonly { id: number; userId: number }[],
  ): Promise<void> {
    await this.askSeekers(tx, event, questions, ANY_MORNING);
  }

  private async askSeekers(
    tx: Tx,
    event: EventRecord,
    added: readonly { id: number; userId: number }[],
    canWaitUntil: Date | null = null,
  ): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'event_need_check',
      receiverType: 'user',
      receivers: added.map((row) => ({ userId: row.userId, secretId: row.id })),
      texts: await this.messages.texts(namedOf(event), 'messages.eventNeedCheck'),
      secret: { kind: 'event_user', expiresAt: this.linkExpiry() },
      isPressing: await this.options.isUrgent(event.eventListId),
      canWaitUntil,
      eventId: event.id,
    });
  }
}

type Circle = Pick<EventRecord, 'lat' | 'lon' | 'radius' | 'typeOfHelpRequired'>;
type Previews = Awaited<ReturnType<NotificationsService['preview']>>;

/** The step to which counts of concealed people are rounded. */
const ROUGHLY = 5;
const aboutOf = (count: number): number => Math.round(count / ROUGHLY) * ROUGHLY;

function drawnOf({ lat, lon, radius }: Circle): DrawnCircle {
  return { lat, lon, radiusM: radius * METRES };
}

function countOf({ known, concealed }: CountedPeople): number {
  return known.length + aboutOf(concealed.length);
}

function roughly(previews: Previews): Previews {
  return previews
    .map((preview) => ({
      ...preview,
      channels: preview.channels
        .map(({ channel, count }) => ({ channel, count: aboutOf(count) }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ channels }) => channels.length > 0);
}

/** Merges two sets of message previews, each message once. */
function together(one: Previews, other: Previews): Previews {
  const byText = new Map(one.map((preview) => [preview.text, preview]));
  for (const preview of other) {
    const known = byText.get(preview.text)?.channels ?? [];
    const channels = new Map(known.map(({ channel, count }) => [channel, count]));
    for (const { channel, count } of preview.channels)
      channels.set(channel, (channels.get(channel) ?? 0) + count);
    byText.set(preview.text, {
      ...preview,
      channels: [...channels]
        .map(([channel, count]) => ({ channel, count }))
        .sort((a, b) => b.count - a.count),
    });
  }
  return [...byText.values()];
}
