import {
  ANY_MORNING,
  addressForDisplay,
  type DistanceBand,
  formatPhone,
  type HelpType,
  HOUR,
  LIMITS,
  type Locale,
  needCanWaitUntil,
} from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { CategoriesService } from '../../categories/index.js';
import {
  type Announcement,
  NotificationsService,
  SHORT_PAGES,
  type Texts,
  type WorkQuestion,
} from '../../notifications/index.js';
import { OptionsService } from '../../options/index.js';
import { addressIn, PlacesService } from '../../places/index.js';
import { type Person, UsersRepository, writes } from '../../users/index.js';
import { VolunteerFactsRepository } from '../../volunteers/index.js';
import type { AssignmentRecord, SingleNeed } from '../needs.repository.js';
import {
  type MessageContext,
  type Named,
  type NamedEvent,
  type Told,
  type ToldEvent,
  type ToldQuestion,
} from './message-context.js';
import { FIRST_SCREEN, NeedStaffService } from './need-staff.service.js';
import {
  END_TRIGGERS,
  type NeedText,
  type SeekerTrigger,
  type StaffTrigger,
  TRIGGERS,
  type Trigger,
  type TriggerName,
  type VolunteerTrigger,
} from './need-triggers.js';

/** The number of hours after which the message is no longer useful. */
const WORDS_GO_OUT_HOURS = 72;

/** The messages to a volunteer, except that of the approval, which includes name, address and link. */
export type ToldOfWork = Exclude<VolunteerTrigger, `approved${string}`>;

/**
 * Tells both sides of a need about its changes. Name, address and phone are sent only with the approval (rule
 * 30).
 */
@Injectable()
export class NeedMessagesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly users: UsersRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly staff: NeedStaffService,
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
  ) {}

  /** Notifies the help seeker, in their language and through their channel. */
  async toSeeker(
    tx: Tx,
    context: MessageContext,
    trigger: SeekerTrigger,
    params: TextParams = {},
    question?: AskedOfHold,
  ): Promise<void> {
    await this.notifications.announceAll(tx, await this.forSeeker(context, trigger, params, question));
  }

  /**
   * Tells the help seeker that the request was refused, and why: the reason is stored with the need and is
   * inserted when the message is sent (rule 236).
   */
  async refused(tx: Tx, context: MessageContext, needId: number): Promise<void> {
    const secret: MessageSecret = {
      kind: 'need_words',
      id: needId,
      expiresAt: addSeconds(this.clock.now(), WORDS_GO_OUT_HOURS * HOUR),
    };
    await this.say(tx, context, 'refused', {
      receiverType: 'user',
      ids: [context.seekerId],
      page: context.pages.ended,
      params: { note: '%{words}' },
      secret,
    });
  }

  /**
   * Returns the message to the help seeker, to be sent together with others; null if the source has none at
   * this stage.
   */
  forSeeker(
    context: MessageContext,
    trigger: SeekerTrigger,
    params: TextParams = {},
    question?: AskedOfHold,
  ): Promise<Announcement[]> {
    const page = endsNeed(trigger) ? context.pages.ended : context.pages.seeker;
    return this.announcements(context, trigger, {
      receiverType: 'user',
      ids: [context.seekerId],
      page,
      params,
      ...(question && { secret: secretOf(question) }),
    });
  }

  /**
   * Tells the help seeker about a volunteer, by first name; once the volunteer is coming, the phone is
   * included, with the advice to write if one of the two prefers not to call (rule 215).
   */
  async aboutVolunteer(
    tx: Tx,
    context: MessageContext,
    trigger: SeekerTrigger,
    volunteerId: number,
  ): Promise<void> {
    // Sequential: both run on the connection of one transaction.
    const people = await this.users.people([volunteerId, context.seekerId]);
    const genders = await this.facts.genders([volunteerId]);
    const volunteer = people.get(volunteerId);
    const isWritten = [...people.values()].some(writes);
    await this.toSeeker(tx, context, trigger === 'coming' && isWritten ? 'comingToWrite' : trigger, {
      name: volunteer?.firstName ?? '',
      gender: genders.get(volunteerId) ?? '',
      phone: trigger === 'coming' ? formatPhone(volunteer?.phone ?? '') : '',
    });
  }

  /** Tells the help seeker which member of staff has taken over (rule 73). */
  async aboutCoordinator(tx: Tx, context: MessageContext, coordinatorId: number): Promise<void> {
    const name = (await this.users.people([coordinatorId])).get(coordinatorId)?.firstName ?? '';
    await this.toSeeker(tx, context, 'coordinatorNamed', { name });
  }

  async toVolunteer(
    tx: Tx,
    context: MessageContext,
    trigger: ToldOfWork,
    volunteerId: number,
    params: TextParams = {},
    question?: AskedOfHold,
  ): Promise<void> {
    await this.say(tx, context, trigger, {
      receiverType: 'volunteer',
      ids: [volunteerId],
      page: context.pages.volunteer,
      params,
      ...(question && { secret: secretOf(question) }),
    });
  }

  /**
   * Tells both sides that a volunteer is approved, and what they need in order to meet. In emergencies and
   * events, the volunteer's message has a link to everything that follows, which needs no sign-in (rule 212);
   * for other requests it states the time, and the link of the call stays valid.
   */
  async approved(
    tx: Tx,
    context: MessageContext,
    { id: holdId, volunteerId }: Pick<AssignmentRecord, 'id' | 'volunteerId'>,
  ): Promise<void> {
    await this.aboutVolunteer(tx, context, 'coming', volunteerId);
    const seeker = (await this.users.people([context.seekerId])).get(context.seekerId);
    const isByLink = context.event !== null || context.isEmergency;
    const secret = isByLink ? this.workLink(context, holdId) : undefined;
    const params = contact(context, seeker);
    await this.say(tx, context, approvalOf(context, isByLink, seeker !== undefined && writes(seeker)), {
      receiverType: 'volunteer',
      ids: [volunteerId],
      page: context.pages.volunteer,
      params,
      ...(secret && { secret }),
    });
  }

  /**
   * Thanks called volunteers who are no longer needed (rule 42), because somebody else is doing the work or
   * help is no longer needed; calls that have not been sent are withdrawn. `told` lists the volunteers to
   * whom this still matters.
   */
  async thank(
    tx: Tx,
    context: MessageContext,
    calls: readonly { callId: number; volunteerId: number }[],
    told: readonly number[],
    trigger: 'filled' | 'noLongerNeeded',
  ): Promise<void> {
    await this.notifications.cancelPending(
      context.event ? 'event_volunteer' : 'application_call',
      calls.map(({ callId }) => callId),
    );
    await this.say(tx, context, trigger, {
      receiverType: 'volunteer',
      ids: told,
      page: context.pages.volunteer,
      params: {},
    });
  }

  async toStaff(
    tx: Tx,
    context: MessageContext,
    trigger: StaffTrigger,
    params: TextParams = {},
  ): Promise<void> {
    for (const audience of await this.staff.of(context, trigger))
      await this.say(tx, context, trigger, { ...audience, params });
  }

  /**
   * Asks the coordinator who took over a need whether they still have it; the coordinator answers on their
   * first screen.
   */
  async toCoordinator(
    tx: Tx,
    context: MessageContext,
    coordinatorId: number,
    params: TextParams,
  ): Promise<void> {
    await this.say(tx, context, 'staffStillYours', {
      receiverType: 'admin',
      ids: [coordinatorId],
      page: FIRST_SCREEN,
      params,
    });
  }

  /** Tells staff about a person, using the full name. */
  async toStaffAbout(
    tx: Tx,
    context: MessageContext,
    trigger: StaffTrigger,
    personId: number,
  ): Promise<void> {
    await this.toStaff(tx, context, trigger, {
      name: (await this.users.people([personId])).get(personId)?.fullName ?? '',
    });
  }

  /** Cancels messages about a need that are waiting for the morning and are now outdated (rule 100). */
  async supersede({ applicationId }: MessageContext): Promise<void> {
    if (applicationId !== null) await this.notifications.cancelWaiting({ applicationId });
  }

  /**
   * Returns the link to the work. The message is sent before any link expires; the code stays valid as long
   * as the work lasts (rule 29).
   */
  private workLink(context: MessageContext, holdId: number): MessageSecret {
    return {
      kind: context.event ? 'event_work' : 'application_work',
      id: holdId,
      expiresAt: addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR),
    };
  }

  /**
   * Builds a message in both languages and fills in `%{city}` and the name: `%{category}` and `%{when}` of a
   * single request, `%{event}` of an event. In an exercise the message begins with the word for "exercise".
   */
  async texts(
    named: Named,
    key: NeedText,
    params: TextParams = {},
    band: DistanceBand | null = null,
  ): Promise<Texts> {
    const names = await this.namesOf(named);
    const inLocale = (locale: Locale): string => {
      const town = this.places.townName(named.city, locale);
      const text = serverText(locale, key, {
        ...(named.kind === 'alone'
          ? { category: names[locale], when: whenOf(named, locale) }
          : { event: eventName(names[locale], town) }),
        ...deedWords(named.helpType, locale),
        city: town || addressForDisplay(named.address),
        distance: bandText(band, locale),
        ...paramsIn(params, locale),
      });
      return named.kind === 'event' && named.isExercise && !this.config.exercise
        ? serverText(locale, 'messages.exercise', { text })
        : text;
    };
    return { 'he-IL': inLocale('he-IL'), 'en-US': inLocale('en-US') };
  }

  private async namesOf(named: Named): Promise<Record<Locale, string>> {
    if (named.kind === 'event') return this.options.allLabels(named.eventListId);
    const category = await this.categories.find(named.categoryId);
    return { 'he-IL': category?.nameHe ?? '', 'en-US': category?.nameEn ?? '' };
  }

  private async say(tx: Tx, context: MessageContext, name: TriggerName, said: Said): Promise<void> {
    await this.notifications.announceAll(tx, await this.announcements(context, name, said));
  }

  private async announcements(
    context: MessageContext,
    name: TriggerName,
    said: Said,
  ): Promise<Announcement[]> {
    const trigger: Trigger = TRIGGERS[name];
    const words = context.event ? trigger.inEvent : trigger.alone;
    if (words === null || said.ids.length === 0) return [];
    const {
      receiverType,
      ids,
      page,
      params,
      secret,
      type = trigger.type,
      isUrgent = words.priority === 'always' || (words.priority === 'in_emergencies' && context.isEmergency),
    } = said;
    const texts = await this.texts(context.named, words.text, {
      url: `${this.config.publicUrl}${page}`,
      ...params,
    });
    const receivers = ids.map((userId) => ({ userId, ...(secret && { secretId: secret.id }) }));
    const asked = secret && { secret: { kind: secret.kind, expiresAt: secret.expiresAt } };
    const about = {
      ...(context.event && { eventId: context.event.id }),
      ...(context.applicationId !== null && { applicationId: context.applicationId }),
    };
    const canWaitUntil = waitsUntil(trigger, context.canWaitUntil);
    return [{ type, receiverType, receivers, canWaitUntil, isUrgent, texts, ...asked, ...about }];
  }
}

/**
 * Returns the key of the message for an approval; help by telephone has texts of its own, without an address.
 */
function approvalOf({ named }: MessageContext, isByLink: boolean, isToWrite: boolean): VolunteerTrigger {
  if (named.helpType === 'phone') return isToWrite ? 'approvedByPhoneToWrite' : 'approvedByPhone';
  if (isByLink) return isToWrite ? 'approvedByLinkToWrite' : 'approvedByLink';
  return isToWrite ? 'approvedToWrite' : 'approved';
}

/**
 * Returns what a volunteer needs in order to come, or to call; if they call, no message contains the address
 * (rule 124). The person may have no telephone (rule 239).
 */
function contact({ address, named }: MessageContext, seeker: Person | undefined): TextParams {
  return {
    name: seeker?.fullName ?? '',
    phone: formatPhone(seeker?.phone ?? '') || '-',
    ...(named.helpType !== 'phone' && { address: addressForDisplay(address || (seeker?.text ?? '')) }),
  };
}

/**
 * A question about an assignment, which can be answered by pressing a key in a call; the question expires at
 * a given time.
 */
export interface AskedOfHold {
  kind: WorkQuestion;
  holdId: number;
  until: Date;
}

/** The question that a message asks, or the target of its link. */
interface MessageSecret {
  kind: WorkQuestion | 'event_work' | 'application_work' | 'need_words';
  id: number;
  expiresAt: Date;
}

function secretOf({ kind, holdId, until }: AskedOfHold): MessageSecret {
  return { kind, id: holdId, expiresAt: until };
}

/**
 * The recipient of a message, and the details that its text contains; also its type and priority if they
 * differ from those of the trigger.
 */
interface Said {
  receiverType: 'user' | 'volunteer' | 'admin' | 'manager';
  ids: readonly number[];
  page: string;
  params: TextParams;
  secret?: MessageSecret;
  type?: Trigger['type'];
  isUrgent?: boolean;
}

/** The verbs for `%{come}` and `%{setOut}`: for help by telephone nobody comes or sets out (rule 124). */
export function deedWords(helpType: HelpType, locale: Locale): { come: string; setOut: string } {
  if (helpType !== 'phone')
    return {
      come: serverText(locale, 'requests.messages.come'),
      setOut: serverText(locale, 'requests.messages.setOut'),
    };
  const call = serverText(locale, 'requests.messages.comePhone');
  return { come: call, setOut: call };
}

/** An event's name: its kind and its town. */
export function eventName(kind: string, town: string): string {
  return town ? `${kind} · ${town}` : kind;
}

/**
 * Returns ", 02.03.2026 09:00" for a ride, ", until 05.03.2026" for other help, and nothing for an emergency.
 */
function whenOf(
  { arrivalDate, arrivalTime, expirationDate }: Extract<Named, { kind: 'alone' }>,
  locale: Locale,
): string {
  if (arrivalDate !== null)
    return serverText(locale, 'requests.messages.when', {
      day: dayText(arrivalDate),
      time: arrivalTime ?? '',
    });
  return expirationDate === null
    ? ''
    : serverText(locale, 'requests.messages.until', { day: dayText(expirationDate) });
}

function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Returns " (1 to 2 km from you)", or nothing if the distance is unknown. */
export function bandText(band: DistanceBand | null, locale: Locale): string {
  return band === null ? '' : ` (${serverText(locale, `distanceBand.${band}`)})`;
}

/** Returns the parameters of a message text in one language; of an address, only the town (rule 227). */
function paramsIn(params: TextParams, locale: Locale): TextParams {
  const { address } = params;
  return typeof address === 'string' ? { ...params, address: addressIn(address, locale) } : params;
}

/**
 * Returns from when a trigger's message no longer waits for the morning, given the limit of the need; null
 * means that it never waits.
 */
export function waitsUntil({ waits }: Trigger, needCanWaitUntil: Date | null): Date | null {
  if (waits === 'never' || needCanWaitUntil === null) return null;
  return waits === 'by_day' ? ANY_MORNING : needCanWaitUntil;
}

/** Whether a need has ended once this trigger occurs. */
function endsNeed(trigger: SeekerTrigger): boolean {
  return trigger === 'expiredUnconfirmed' || Object.values(END_TRIGGERS).some((end) => end === trigger);
}

/** The priority from which a single request is shown as pressing (rule 10). */
const PRESSING_FROM = 2;

/** Returns what messages need to know about a need. */
export function contextOf(told: Told): MessageContext {
  const { userId, isEmergency } = told.need;
  const named = namedOf(told.event ?? told.need);
  return {
    seekerId: userId,
    isEmergency,
    // an emergency is help on the spot, also in an event of help by telephone
    named: isEmergency ? { ...named, helpType: 'physical' } : named,
    ...(told.event ? inEvent(told.need, told.event) : alone(told.need)),
  };
}

type OfSource = Omit<MessageContext, 'seekerId' | 'isEmergency' | 'named'>;

function alone(need: SingleNeed): OfSource {
  const page = `/requests/${need.id}`;
  // Emergencies have a page of their own, on which nobody repeats a request.
  const ended = need.status === 'open' && !need.isEmergency ? `/help-menu?again=${need.id}` : page;
  return {
    event: null,
    applicationId: need.id,
    region: need.originState,
    isPressing: need.labelPriority >= PRESSING_FROM,
    canWaitUntil: needCanWaitUntil(need),
    address: need.originText,
    pages: {
      seeker: page,
      ended,
      volunteer: SHORT_PAGES.basket.short,
      staff: `/admin/requests/${need.id}`,
    },
  };
}

function inEvent({ id, isEmergency, keptAddress }: ToldQuestion, event: ToldEvent): OfSource {
  return {
    event: { id: event.id, managerId: event.managerId },
    applicationId: null,
    region: event.state,
    isPressing: isEmergency,
    canWaitUntil: null,
    address: keptAddress ?? '',
    pages: {
      seeker: '/requests',
      ended: '/requests',
      volunteer: '/volunteer/event-requests',
      staff: `/admin/events/map/${event.id}?need=${id}`,
    },
  };
}

/** Returns what messages call a single request, or an event. */
export function namedOf(subject: SingleNeed | NamedEvent): Named {
  if ('eventListId' in subject)
    return {
      kind: 'event',
      eventListId: subject.eventListId,
      city: subject.city,
      address: subject.addressText,
      helpType: subject.typeOfHelpRequired,
      isExercise: subject.isExercise,
    };
  const { categoryId, helpType, arrivalDate, arrivalTime, expirationDate } = subject;
  return {
    kind: 'alone',
    categoryId,
    city: subject.originCity,
    address: subject.originText,
    helpType,
    arrivalDate,
    arrivalTime,
    expirationDate,
  };
}
