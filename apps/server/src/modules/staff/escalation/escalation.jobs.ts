import { ANY_MORNING, groupedBy, HOUR, type Locale, MINUTE } from '@karov/domain';
import { type ServerTextKey, serverText, waitText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { QuietTimes } from '../../../platform/clock/quiet-times.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { lookUp } from '../../../platform/database/rows.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { type Announcement, NotificationsService, type Texts } from '../../notifications/index.js';
import { RegionsRepository } from '../../regions/index.js';
import { type Person, UsersRepository } from '../../users/index.js';
import { DeskWaitsRepository, type DueWait, type FirstClocks } from './desk-waits.repository.js';
import { type Circle, circleOf, heardAgainAt, heldUntil, isPressing } from './escalation.rules.js';

const BATCH = 2000;
/** The maximum number of messages about open matters to one person within an hour. */
const A_HANDFUL = 5;
/** The number of seconds after which a matter for which nobody could be notified is tried again. */
const SOON = 300;
/** The number of seconds within which a call asks whether the person takes over the need. */
const CALL_SECONDS = 1800;

/** The round from which the person is no longer told: some five hours after the press, by the default. */
const PERSON_ROUNDS = 9;

/** How many people without help are named in a message. */
const A_FEW_NAMES = 6;

const FIRST_SCREEN = '/admin';

/** The staff of a district. */
interface RegionStaff {
  managers: number[];
  admins: number[];
}

/** The matters of which one member of staff is notified together. */
interface Heard {
  waits: DueWait[];
  /** Whether the member of staff is also telephoned. */
  isCalled: boolean;
  /** Whether they reach the page of each matter; a manager does not reach another manager's event (rule 51). */
  mayOpen: boolean;
}

/**
 * The safety net behind the promise that nobody waits unseen (rules 218 to 220). It records everything at the
 * desk, and notifies staff in growing circles and at growing intervals until somebody takes it. Each message
 * is stored as a row, so several workers, or killed ones, do no harm.
 */
@Injectable()
export class EscalationJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly waits: DeskWaitsRepository,
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ sweep: 'escalation', nextDue: () => this.nextDue(), runDue: () => this.run() });
  }

  /** Records matters that wait, and notifies staff of those that are due. */
  @Sweep('escalation', '*/10 * * * * *')
  async run(): Promise<void> {
    await this.database.transaction(() => this.waits.follow(this.clock.now(), this.clocks));
    await drain(async () => takenOf(await this.tell(), BATCH));
  }

  private get clocks(): FirstClocks {
    const { emergencyMinutes, urgentMinutes } = this.config.escalation;
    return { emergency: emergencyMinutes * MINUTE, urgent: urgentMinutes * MINUTE };
  }

  private async nextDue(): Promise<Date | null> {
    const now = this.clock.now();
    const moments = await Promise.all([this.waits.nextDue(now, this.clocks), this.waits.nextLapse(now)]);
    const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  private tell(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (!(await this.waits.hasDue(now))) return 0;
      const due = await this.waits.due(now, this.clocks, BATCH);
      if (due.length === 0) return 0;
      const morning = this.quiet.leavesAt(now, ANY_MORNING);
      const held = new Map(due.map((wait) => [wait, heldUntil(wait, morning, now)]));
      const heard = new Set<DueWait>();
      const told = groupedBy(
        due.filter((wait) => held.get(wait) === null),
        messageOf,
      );
      for (const [isUrgent, wanted] of inTurn(told))
        for (const wait of await this.write(tx, await this.receiversOf(wanted), isUrgent, now))
          heard.add(wait);
      await this.notifications.announceAll(
        tx,
        [...heard].flatMap((wait) => this.toSeeker(wait)),
      );
      // A matter of which nobody can be notified, because all candidates have reached their limit, is
      // reported slightly later, together with new matters.
      const rows = due.map((wait) => ({
        kind: wait.kind,
        subjectId: wait.subjectId,
        isTold: heard.has(wait),
        dueAt: heard.has(wait)
          ? heardAgainAt(wait, this.clocks, now)
          : (held.get(wait) ?? addSeconds(now, SOON)),
      }));
      await this.waits.told(rows, now);
      return due.length;
    });
  }

  /**
   * Returns the matters for each member of staff, by the circles of each matter; if nobody is in the circle,
   * all admins are notified.
   */
  private async receiversOf(due: readonly DueWait[]): Promise<Map<number, Heard>> {
    const heard = new Map<number, Heard>();
    if (due.length === 0) return heard;
    // One after the other: the whole transaction runs on one connection.
    const supers = await this.users.superAdmins();
    const all = [...new Set([...(await this.users.withRole('admin')).map(({ id }) => id), ...supers])];
    const regions = new Map<string, RegionStaff>();
    for (const state of new Set(due.map((wait) => wait.state)))
      regions.set(state, {
        managers: await this.regions.managersOf(state),
        admins: await this.regions.adminsOf(state),
      });
    for (const wait of due) {
      const circle = circleOf(wait);
      const near = nearest(wait, circle, regions.get(wait.state));
      for (const id of new Set([...near, ...(circle.allAdmins || near.length === 0 ? all : [])])) {
        const one = heard.get(id) ?? { waits: [], isCalled: false, mayOpen: true };
        heard.set(id, {
          waits: [...one.waits, wait],
          isCalled: one.isCalled || (circle.calls && supers.includes(id)),
          mayOpen: one.mayOpen && (wait.eventId === null || wait.managerId === id || all.includes(id)),
        });
      }
    }
    return new Map([...heard].map(([id, one]) => [id, { ...one, waits: withTheirs(one.waits, due) }]));
  }

  /**
   * Writes to everybody who has not reached their limit of messages; returns the matters of which somebody
   * was notified.
   */
  private async write(
    tx: Tx,
    people: ReadonlyMap<number, Heard>,
    isUrgent: boolean,
    now: Date,
  ): Promise<Set<DueWait>> {
    const admitted = await this.waits.admit([...people.keys()], isUrgent, {
      since: addSeconds(now, -HOUR),
      most: A_HANDFUL,
      now,
    });
    const told = [...people].filter(([userId]) => admitted.has(userId));
    const left = await this.users.people(told.flatMap(([, { waits }]) => waits.map(({ leftId }) => leftId)));
    const announcements = told.flatMap(([userId, heard]) => [
      this.message(userId, heard, isUrgent, now, left),
      ...(heard.isCalled ? this.call(userId, heard, now) : []),
    ]);
    await this.notifications.announceAll(tx, announcements);
    return new Set(told.flatMap(([, { waits }]) => waits));
  }

  private message(
    userId: number,
    { waits, mayOpen }: Heard,
    isUrgent: boolean,
    now: Date,
    left: ReadonlyMap<number, Person>,
  ): Announcement {
    const [first] = waits;
    const key = isUrgent ? 'messages.deskUrgent' : calmText(waits);
    const names = waits.flatMap(({ leftId }) => lookUp(left, leftId)?.fullName ?? []);
    return {
      type: isUrgent ? 'emergency' : 'system',
      receiverType: 'admin',
      receivers: [{ userId }],
      texts: this.texts(key, waits, now, { mayOpen, names }),
      canWaitUntil: null,
      isUrgent,
      ...(first && first.eventId !== null && { eventId: first.eventId }),
    };
  }

  /** Each time staff are told again, tells the person of an emergency that nobody is on the way yet. */
  private toSeeker({ seekerId, subjectId, rounds, eventId, isExercise }: DueWait): Announcement[] {
    if (seekerId === null || rounds === 0 || rounds >= PERSON_ROUNDS) return [];
    return [
      {
        type: 'emergency',
        receiverType: 'user',
        receivers: [{ userId: seekerId }],
        texts: this.inBoth(isExercise, (locale) => serverText(locale, 'messages.seekerNobodyYet')),
        canWaitUntil: null,
        isUrgent: true,
        ...(eventId === null ? { applicationId: subjectId } : { eventId }),
      },
    ];
  }

  /** Telephones in addition to the message, and asks whether the person takes over the most urgent need. */
  private call(userId: number, { waits }: Heard, now: Date): Announcement[] {
    const [first] = waits;
    if (first?.kind !== 'need') return [];
    return [
      {
        type: 'emergency',
        receiverType: 'admin',
        receivers: [{ userId, secretId: first.subjectId }],
        texts: this.texts('messages.deskCall', [first], now),
        canWaitUntil: null,
        isUrgent: true,
        isPressing: false,
        byTelephone: true,
        secret: { kind: 'desk', expiresAt: addSeconds(now, CALL_SECONDS) },
        ...(first.eventId !== null && { eventId: first.eventId }),
      },
    ];
  }

  private texts(
    key: DeskText,
    waits: readonly DueWait[],
    now: Date,
    { mayOpen = true, names = [] }: { mayOpen?: boolean; names?: readonly string[] } = {},
  ): Texts {
    const [first] = waits;
    if (!first) throw new Error('nothing waits');
    const { city, isExercise } = first;
    const isOne = waits.length === 1 || key === 'messages.deskEvent' || key === 'messages.deskLeft';
    const page = isOne && mayOpen ? pageOf(first) : FIRST_SCREEN;
    const longest = Math.min(...waits.map(({ waitedSince }) => waitedSince.getTime()));
    const seconds = Math.max(MINUTE, Math.floor((now.getTime() - longest) / (MINUTE * 1000)) * MINUTE);
    return this.inBoth(isExercise, (locale) =>
      serverText(locale, key, {
        count: waits.length,
        city,
        who: someOf(names, locale),
        wait: waitText(locale, seconds),
        url: `${this.config.publicUrl}${page}`,
      }),
    );
  }

  /** Returns a message in both languages, which says if it belongs to an exercise. */
  private inBoth(isExercise: boolean, words: (locale: Locale) => string): Texts {
    const marked = (locale: Locale): string =>
      isExercise && !this.config.exercise
        ? serverText(locale, 'messages.exercise', { text: words(locale) })
        : words(locale);
    return { 'he-IL': marked('he-IL'), 'en-US': marked('en-US') };
  }
}

/** What a matter is told with: urgent ones together, those left without help by their event, all others together. */
function messageOf({ kind, pace, eventId }: DueWait): string {
  if (isPressing(pace)) return URGENT;
  return kind === 'left' ? `left ${eventId ?? ''}` : 'calm';
}

const URGENT = 'urgent';

/** Returns the messages to write, urgent ones first, since people get a few in an hour only. */
function inTurn(told: ReadonlyMap<string, DueWait[]>): [isUrgent: boolean, waits: DueWait[]][] {
  const all = [...told].map(([message, waits]): [boolean, DueWait[]] => [message === URGENT, waits]);
  return all.toSorted(([one], [other]) => Number(other) - Number(one));
}

/**
 * Adds the other matters of the same events that are told in the same step: whoever is told of one of them reads
 * the same number as everybody else.
 */
function withTheirs(waits: readonly DueWait[], due: readonly DueWait[]): DueWait[] {
  const kindOf = ({ kind, pace, eventId }: DueWait): string => `${kind} ${pace} ${eventId ?? ''}`;
  const told = new Set(waits.map(kindOf));
  return due.filter((wait) => waits.includes(wait) || (wait.eventId !== null && told.has(kindOf(wait))));
}

/** Returns the members of staff nearest to a matter. */
function nearest(
  { answererId, managerId }: DueWait,
  circle: Circle,
  region: RegionStaff = { managers: [], admins: [] },
): number[] {
  return [
    ...(answererId === null ? [] : [answererId]),
    ...(circle.manager && managerId !== null ? [managerId] : []),
    ...(circle.managers ? region.managers : []),
    ...(circle.regionAdmins ? region.admins : []),
  ];
}

/** Returns the page on which staff can read on: the request, or the event's console. */
function pageOf({ kind, subjectId, eventId }: DueWait): string {
  if (eventId !== null) return `/admin/events/map/${eventId}`;
  return kind === 'need' ? `/admin/requests/${subjectId}` : FIRST_SCREEN;
}

/** Returns the text about matters that are not urgent: those of one event have texts of their own. */
function calmText(waits: readonly DueWait[]): DeskText {
  const [first] = waits;
  const isEvent = waits.every(({ pace, eventId }) => pace === 'event' && eventId === first?.eventId);
  if (!isEvent) return 'messages.deskWaits';
  return waits.every(({ kind }) => kind === 'left') ? 'messages.deskLeft' : 'messages.deskEvent';
}

/** Returns a list of names for a message; beyond the first few, only their number. */
function someOf(names: readonly string[], locale: Locale): string {
  const who = names.slice(0, A_FEW_NAMES).join(', ');
  const rest = names.length - A_FEW_NAMES;
  return rest > 0 ? serverText(locale, 'messages.deskLeftMore', { who, count: rest }) : who;
}

type DeskText = Extract<ServerTextKey, `messages.desk${'Urgent' | 'Call' | 'Event' | 'Left' | 'Waits'}`>;
