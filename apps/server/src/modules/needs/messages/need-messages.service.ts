import { Inject, Injectable } from '@nestjs/common';
import { addressForDisplay, formatPhone, LIMITS } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { AppConfig } from '../../../platform/config/config.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NotificationsService, type Announcement, type WorkQuestion } from '../../notifications/index.js';
import { UsersService, writes, type Person } from '../../users/index.js';
import { VolunteerFacts } from '../../volunteers/index.js';
import type { AssignmentRecord } from '../assignments.repository.js';
import { FIRST_SCREEN, NeedStaff } from './need-staff.service.js';
import { isEndTurn, TURNS, waitsUntil, type SeekerTurn, type StaffTurn, type Turn, type TurnName, type VolunteerTurn } from './need-turns.js';
import type { NeedVoice } from './need-voice.js';

const HOUR = 3600;
/** Later the message says nothing any more that is worth one. */
const WORDS_GO_OUT_HOURS = 72;

/** What a volunteer is told at any turn but the approval, which brings name, address and link. */
export type ToldOfWork = Exclude<VolunteerTurn, 'approved' | 'approvedByLink'>;

/** Tells the sides of a need of its turns. Name, address and phone go out with the approval only (rule 30). */
@Injectable()
export class NeedMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly facts: VolunteerFacts,
    private readonly staff: NeedStaff,
    private readonly clock: Clock,
  ) {}

  /** Tells the help seeker, in their language and by their channel. */
  async toSeeker(tx: Tx, voice: NeedVoice, turn: SeekerTurn, params: TextParams = {}, question?: AskedOfHold): Promise<void> {
    await this.notifications.announceAll(tx, await this.forSeeker(voice, turn, params, question));
  }

  /** Tells that it was refused, and why: the words stand with the need, and are put in as the message leaves (rule 236). */
  async refused(tx: Tx, voice: NeedVoice, needId: number): Promise<void> {
    const secret: MessageSecret = { kind: 'need_words', id: needId, expiresAt: addSeconds(this.clock.now(), WORDS_GO_OUT_HOURS * HOUR) };
    await this.say(tx, voice, 'refused', { receiverType: 'user', ids: [voice.seekerId], page: voice.pages.ended, params: { note: '%{words}' }, secret });
  }

  /** The help seeker's message, to be sent together with others; nothing where the origin says nothing at this turn. */
  forSeeker(voice: NeedVoice, turn: SeekerTurn, params: TextParams = {}, question?: AskedOfHold): Promise<Announcement[]> {
    const page = isEndTurn(turn) ? voice.pages.ended : voice.pages.seeker;
    return this.announcements(voice, turn, { receiverType: 'user', ids: [voice.seekerId], page, params, ...(question && { secret: secretOf(question) }) });
  }

  /** Tells them something about a volunteer, by first name; the phone once they come, to be written to where one of both does not call (rule 215). */
  async aboutVolunteer(tx: Tx, voice: NeedVoice, turn: SeekerTurn, volunteerId: number): Promise<void> {
    // One after the other: both run in the transaction of the turn, on one connection.
    const people = await this.users.people([volunteerId, voice.seekerId]);
    const genders = await this.facts.genders([volunteerId]);
    const volunteer = people.get(volunteerId);
    const isWritten = [...people.values()].some(writes);
    await this.toSeeker(tx, voice, turn === 'coming' && isWritten ? 'comingToWrite' : turn, {
      name: volunteer?.firstName ?? '',
      gender: genders.get(volunteerId) ?? '',
      phone: turn === 'coming' ? formatPhone(volunteer?.phone ?? '') : '',
    });
  }

  /** Tells them who of the staff takes care of it (rule 73). */
  async aboutCoordinator(tx: Tx, voice: NeedVoice, coordinatorId: number): Promise<void> {
    const name = (await this.users.people([coordinatorId])).get(coordinatorId)?.firstName ?? '';
    await this.toSeeker(tx, voice, 'coordinatorNamed', { name });
  }

  /** Tells a volunteer. */
  async toVolunteer(tx: Tx, voice: NeedVoice, turn: ToldOfWork, volunteerId: number, params: TextParams = {}, question?: AskedOfHold): Promise<void> {
    await this.say(tx, voice, turn, {
      receiverType: 'volunteer',
      ids: [volunteerId],
      page: voice.pages.volunteer,
      params,
      ...(question && { secret: secretOf(question) }),
    });
  }

  /**
   * Tells both sides that a volunteer is approved, and what they need to meet. In emergencies and events the volunteer's message leads to all that comes
   * now, without a sign-in (rule 212); of other requests it says when it is, and the link of the call goes on.
   */
  async approved(tx: Tx, voice: NeedVoice, { id: holdId, volunteerId }: Pick<AssignmentRecord, 'id' | 'volunteerId'>): Promise<void> {
    await this.aboutVolunteer(tx, voice, 'coming', volunteerId);
    const seeker = (await this.users.people([voice.seekerId])).get(voice.seekerId);
    const isToWrite = seeker !== undefined && writes(seeker);
    const isByLink = voice.event !== null || voice.isEmergency;
    const secret = isByLink ? this.workLink(voice, holdId) : undefined;
    const turn = isByLink ? (isToWrite ? 'approvedByLinkToWrite' : 'approvedByLink') : isToWrite ? 'approvedToWrite' : 'approved';
    const params = contact(voice, seeker);
    await this.say(tx, voice, turn, { receiverType: 'volunteer', ids: [volunteerId], page: voice.pages.volunteer, params, ...(secret && { secret }) });
  }

  /** Thanks those who were called and are no longer needed (rule 42), because somebody does it or nobody has to; calls that have not gone out are taken back. `told`: to whom it still matters. */
  async thank(
    tx: Tx,
    voice: NeedVoice,
    calls: readonly { callId: number; volunteerId: number }[],
    told: readonly number[],
    turn: 'filled' | 'noLongerNeeded',
  ): Promise<void> {
    await this.notifications.cancelPending(
      voice.event ? 'event_volunteer' : 'application_call',
      calls.map(({ callId }) => callId),
    );
    await this.say(tx, voice, turn, { receiverType: 'volunteer', ids: told, page: voice.pages.volunteer, params: {} });
  }

  /** Tells the staff. */
  async toStaff(tx: Tx, voice: NeedVoice, turn: StaffTurn, params: TextParams = {}): Promise<void> {
    for (const audience of await this.staff.of(voice, turn)) await this.say(tx, voice, turn, { ...audience, params });
  }

  /** Asks the coordinator who has taken a need over whether they still have it; the line of their first screen takes the answer. */
  async toCoordinator(tx: Tx, voice: NeedVoice, coordinatorId: number, params: TextParams): Promise<void> {
    await this.say(tx, voice, 'staffStillYours', { receiverType: 'admin', ids: [coordinatorId], page: FIRST_SCREEN, params });
  }

  /** Tells the staff something about somebody, by full name. */
  async toStaffAbout(tx: Tx, voice: NeedVoice, turn: StaffTurn, personId: number): Promise<void> {
    await this.toStaff(tx, voice, turn, { name: (await this.users.people([personId])).get(personId)?.fullName ?? '' });
  }

  /** The need stands otherwise than what waits for the morning says of it: that is not sent (rule 100). */
  async outdate({ applicationId }: NeedVoice): Promise<void> {
    if (applicationId !== null) await this.notifications.cancelWaiting({ applicationId });
  }

  /** The message is sent within the time of any link; its code holds as long as the work (rule 29). */
  private workLink(voice: NeedVoice, holdId: number): MessageSecret {
    return { kind: voice.event ? 'event_work' : 'application_work', id: holdId, expiresAt: addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR) };
  }

  private async say(tx: Tx, voice: NeedVoice, name: TurnName, said: Said): Promise<void> {
    await this.notifications.announceAll(tx, await this.announcements(voice, name, said));
  }

  private async announcements(voice: NeedVoice, name: TurnName, said: Said): Promise<Announcement[]> {
    const turn: Turn = TURNS[name];
    const words = voice.event ? turn.inEvent : turn.alone;
    if (words === null || said.ids.length === 0) return [];
    const {
      receiverType,
      ids,
      page,
      params,
      secret,
      type = turn.type,
      isUrgent = words.haste === 'always' || (words.haste === 'in_emergencies' && voice.isEmergency),
    } = said;
    const texts = await voice.texts(words.text, { url: `${this.config.publicUrl}${page}`, ...params });
    const receivers = ids.map((userId) => ({ userId, ...(secret && { secretId: secret.id }) }));
    const asked = secret && { secret: { kind: secret.kind, expiresAt: secret.expiresAt } };
    const about = { ...(voice.event && { eventId: voice.event.id }), ...(voice.applicationId !== null && { applicationId: voice.applicationId }) };
    const canWaitUntil = waitsUntil(turn, voice.canWaitUntil);
    return [{ type, receiverType, receivers, canWaitUntil, isUrgent, texts, ...asked, ...about }];
  }
}

/** What a volunteer needs in order to come. The person may have no telephone (rule 239). */
function contact({ address }: NeedVoice, seeker: Person | undefined): TextParams {
  return { name: seeker?.fullName ?? '', address: addressForDisplay(address || (seeker?.text ?? '')), phone: formatPhone(seeker?.phone ?? '') || '-' };
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

/** To whom something is said, and what its words name; type and haste where they are not those of the turn. */
interface Said {
  receiverType: 'user' | 'volunteer' | 'admin' | 'manager';
  ids: readonly number[];
  page: string;
  params: TextParams;
  secret?: MessageSecret;
  type?: Turn['type'];
  isUrgent?: boolean;
}
