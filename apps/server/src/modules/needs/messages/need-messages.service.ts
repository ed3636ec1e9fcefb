import { addressForDisplay, type DistanceBand, formatPhone, LIMITS, type Locale } from '@karov/domain';
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
  type Texts,
  type WorkQuestion,
} from '../../notifications/index.js';
import { OptionsService } from '../../options/index.js';
import { addressIn, PlacesService } from '../../places/index.js';
import { type Person, UsersRepository, writes } from '../../users/index.js';
import { VolunteerFacts } from '../../volunteers/index.js';
import type { AssignmentRecord } from '../needs.repository.js';
import type { MessageContext, Named } from './message-context.js';
import { FIRST_SCREEN, NeedStaff } from './need-staff.service.js';
import {
  isEndTurn,
  type NeedText,
  type SeekerTrigger,
  type StaffTrigger,
  TRIGGERS,
  type Trigger,
  type TurnName,
  type VolunteerTrigger,
  waitsUntil,
} from './need-triggers.js';

const HOUR = 3600;
/** Later the message says nothing any more that is worth one. */
const WORDS_GO_OUT_HOURS = 72;

/** What a volunteer is told at any turn but the approval, which brings name, address and link. */
export type ToldOfWork = Exclude<VolunteerTrigger, 'approved' | 'approvedByLink'>;

/**
 * Tells the sides of a need of its turns. Name, address and phone go out with the approval only (rule 30).
 */
@Injectable()
export class NeedMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly users: UsersRepository,
    private readonly facts: VolunteerFacts,
    private readonly staff: NeedStaff,
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
  ) {}

  /** Tells the help seeker, in their language and by their channel. */
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
   * Tells that it was refused, and why: the words stand with the need, and are put in as the message leaves
   * (rule 236).
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
   * The help seeker's message, to be sent together with others; nothing where the origin says nothing at this
   * turn.
   */
  forSeeker(
    context: MessageContext,
    trigger: SeekerTrigger,
    params: TextParams = {},
    question?: AskedOfHold,
  ): Promise<Announcement[]> {
    const page = isEndTurn(trigger) ? context.pages.ended : context.pages.seeker;
    return this.announcements(context, trigger, {
      receiverType: 'user',
      ids: [context.seekerId],
      page,
      params,
      ...(question && { secret: secretOf(question) }),
    });
  }

  /**
   * Tells them something about a volunteer, by first name; the phone once they come, to be written to where
   * one of both does not call (rule 215).
   */
  async aboutVolunteer(
    tx: Tx,
    context: MessageContext,
    trigger: SeekerTrigger,
    volunteerId: number,
  ): Promise<void> {
    // One after the other: both run in the transaction of the turn, on one connection.
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

  /** Tells them which member of staff takes care of it (rule 73). */
  async aboutCoordinator(tx: Tx, context: MessageContext, coordinatorId: number): Promise<void> {
    const name = (await this.users.people([coordinatorId])).get(coordinatorId)?.firstName ?? '';
    await this.toSeeker(tx, context, 'coordinatorNamed', { name });
  }

  /** Tells a volunteer. */
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
   * Tells both sides that a volunteer is approved, and what they need to meet. In emergencies and events the
   * volunteer's message leads to all that comes now, without a sign-in (rule 212); of other requests it says
   * when it is, and the link of the call goes on.
   */
  async approved(
    tx: Tx,
    context: MessageContext,
    { id: holdId, volunteerId }: Pick<AssignmentRecord, 'id' | 'volunteerId'>,
  ): Promise<void> {
    await this.aboutVolunteer(tx, context, 'coming', volunteerId);
    const seeker = (await this.users.people([context.seekerId])).get(context.seekerId);
    const isToWrite = seeker !== undefined && writes(seeker);
    const isByLink = context.event !== null || context.isEmergency;
    const secret = isByLink ? this.workLink(context, holdId) : undefined;
    const trigger = isByLink
      ? isToWrite
        ? 'approvedByLinkToWrite'
        : 'approvedByLink'
      : isToWrite
        ? 'approvedToWrite'
        : 'approved';
    const params = contact(context, seeker);
    await this.say(tx, context, trigger, {
      receiverType: 'volunteer',
      ids: [volunteerId],
      page: context.pages.volunteer,
      params,
      ...(secret && { secret }),
    });
  }

  /**
   * Thanks volunteers who were called and are no longer needed (rule 42), because somebody else does it or
   * nobody has to; calls that have not gone out are taken back. `told`: the volunteers to whom it still
   * matters.
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

  /** Tells the staff. */
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
   * Asks the coordinator who has taken a need over whether they still have it; the line of their first screen
   * takes the answer.
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

  /** Tells the staff something about somebody, by full name. */
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

  /**
   * The need has changed since a message about it began to wait for the morning: that message is not sent
   * (rule 100).
   */
  async supersede({ applicationId }: MessageContext): Promise<void> {
    if (applicationId !== null) await this.notifications.cancelWaiting({ applicationId });
  }

  /** The message is sent within the time of any link; its code holds as long as the work (rule 29). */
  private workLink(context: MessageContext, holdId: number): MessageSecret {
    return {
      kind: context.event ? 'event_work' : 'application_work',
      id: holdId,
      expiresAt: addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR),
    };
  }

  /**
   * A message in both languages, in which `%{city}` and what the thing is called are filled: `%{category}` and
   * `%{when}` of a single request, `%{event}` of an event. An exercise's message begins with that word.
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
        come: serverText(
          locale,
          named.helpType === 'phone' ? 'requests.messages.comePhone' : 'requests.messages.come',
        ),
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

  private async say(tx: Tx, context: MessageContext, name: TurnName, said: Said): Promise<void> {
    await this.notifications.announceAll(tx, await this.announcements(context, name, said));
  }

  private async announcements(context: MessageContext, name: TurnName, said: Said): Promise<Announcement[]> {
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

/** What a volunteer needs in order to come. The person may have no telephone (rule 239). */
function contact({ address }: MessageContext, seeker: Person | undefined): TextParams {
  return {
    name: seeker?.fullName ?? '',
    address: addressForDisplay(address || (seeker?.text ?? '')),
    phone: formatPhone(seeker?.phone ?? '') || '-',
  };
}

/** A question about an assignment that keys in a call answer as well; nobody asks it after a moment. */
export interface AskedOfHold {
  kind: WorkQuestion;
  holdId: number;
  until: Date;
}

/** What a message asks, or what its link stands for. */
interface MessageSecret {
  kind: WorkQuestion | 'event_work' | 'application_work' | 'need_words';
  id: number;
  expiresAt: Date;
}

function secretOf({ kind, holdId, until }: AskedOfHold): MessageSecret {
  return { kind, id: holdId, expiresAt: until };
}

/**
 * The receiver of a message, and the details that its words name; type and haste where they differ from the
 * turn's.
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

/** An event is called by its kind and its town. */
export function eventName(kind: string, town: string): string {
  return town ? `${kind} · ${town}` : kind;
}

/** ", 02.03.2026 09:00" for a ride, ", until 05.03.2026" for other help, nothing for an emergency. */
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

/** " (1 to 2 km from you)", or nothing where the distance is not known. */
export function bandText(band: DistanceBand | null, locale: Locale): string {
  return band === null ? '' : ` (${serverText(locale, `distanceBand.${band}`)})`;
}

/**
 * What fills the text of a message, for readers of one language: an address names its town in it (rule 227).
 */
function paramsIn(params: TextParams, locale: Locale): TextParams {
  const { address } = params;
  return typeof address === 'string' ? { ...params, address: addressIn(address, locale) } : params;
}
