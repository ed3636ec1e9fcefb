import { Inject, Injectable } from '@nestjs/common';
import { addressForDisplay, formatPhone } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { AppConfig } from '../../../platform/config/config.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NotificationsService, type Announcement, type WorkQuestion } from '../../notifications/index.js';
import { UsersService, writes, type Person } from '../../users/index.js';
import { VolunteerFacts } from '../../volunteers/index.js';
import { NeedStaff } from './need-staff.service.js';
import { isEndTurn, TURNS, waitsUntil, type SeekerTurn, type StaffTurn, type Turn, type TurnName, type VolunteerTurn } from './need-turns.js';
import type { NeedVoice } from './need-voice.js';

/** Tells the sides of a need of its turns. Name, address and phone go out with the approval only (rule 30). */
@Injectable()
export class NeedMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly facts: VolunteerFacts,
    private readonly staff: NeedStaff,
  ) {}

  /** Tells whoever needs help, in their language and by their channel. */
  async toSeeker(tx: Tx, voice: NeedVoice, turn: SeekerTurn, params: TextParams = {}, question?: AskedOfHold): Promise<void> {
    await this.notifications.announceAll(tx, await this.forSeeker(voice, turn, params, question));
  }

  /** What is told to whoever needs help, for sending it together with others; nothing where the origin says nothing at this turn. */
  forSeeker(voice: NeedVoice, turn: SeekerTurn, params: TextParams = {}, question?: AskedOfHold): Promise<Announcement[]> {
    const page = isEndTurn(turn) ? voice.pages.ended : voice.pages.seeker;
    return this.announcements(voice, turn, { receiverType: 'user', ids: [voice.seekerId], page, params, ...(question && { question }) });
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

  /** Tells a volunteer; with the approval what is needed to come. */
  async toVolunteer(tx: Tx, voice: NeedVoice, turn: VolunteerTurn, volunteerId: number, more: TextParams = {}, question?: AskedOfHold): Promise<void> {
    const seeker = turn === 'approved' ? (await this.users.people([voice.seekerId])).get(voice.seekerId) : undefined;
    const params = turn === 'approved' ? contact(voice, seeker) : more;
    const said = seeker && writes(seeker) ? 'approvedToWrite' : turn;
    await this.say(tx, voice, said, { receiverType: 'volunteer', ids: [volunteerId], page: voice.pages.volunteer, params, ...(question && { question }) });
  }

  /** Tells both sides that a volunteer is approved, and what they need to meet. */
  async approved(tx: Tx, voice: NeedVoice, volunteerId: number): Promise<void> {
    await this.aboutVolunteer(tx, voice, 'coming', volunteerId);
    await this.toVolunteer(tx, voice, 'approved', volunteerId);
  }

  /** Thanks those who were called and are no longer needed (rule 42), because somebody does it or nobody has to; calls that have not gone out are taken back. */
  async thank(tx: Tx, voice: NeedVoice, calls: readonly { callId: number; volunteerId: number }[], turn: 'filled' | 'noLongerNeeded'): Promise<void> {
    await this.notifications.cancelPending(
      tx,
      voice.event ? 'event_volunteer' : 'application_call',
      calls.map(({ callId }) => callId),
    );
    const ids = calls.map(({ volunteerId }) => volunteerId);
    await this.say(tx, voice, turn, { receiverType: 'volunteer', ids, page: voice.pages.volunteer, params: {} });
  }

  /** Tells the staff; `count`: the how many-th reminder it is. */
  async toStaff(tx: Tx, voice: NeedVoice, turn: StaffTurn, params: TextParams = {}, count = 1): Promise<void> {
    for (const audience of await this.staff.of(voice, turn, count)) await this.say(tx, voice, turn, { ...audience, params });
  }

  /** Tells the staff something about somebody, by full name. */
  async toStaffAbout(tx: Tx, voice: NeedVoice, turn: StaffTurn, personId: number): Promise<void> {
    await this.toStaff(tx, voice, turn, { name: (await this.users.people([personId])).get(personId)?.fullName ?? '' });
  }

  /** The need stands otherwise than what waits for the morning says of it: that is not sent (rule 100). */
  async outdate(tx: Tx, { applicationId }: NeedVoice): Promise<void> {
    if (applicationId !== null) await this.notifications.cancelWaiting(tx, { applicationId });
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
      question,
      type = turn.type,
      isUrgent = words.haste === 'always' || (words.haste === 'in_emergencies' && voice.isEmergency),
    } = said;
    const texts = await voice.texts(words.text, { url: `${this.config.publicUrl}${page}`, ...params });
    const receivers = ids.map((userId) => ({ userId, ...(question && { secretId: question.holdId }) }));
    const asked = question && { secret: { kind: question.kind, expiresAt: question.until } };
    const about = { ...(voice.event && { eventId: voice.event.id }), ...(voice.applicationId !== null && { applicationId: voice.applicationId }) };
    const canWaitUntil = waitsUntil(turn, voice.canWaitUntil);
    return [{ type, receiverType, receivers, canWaitUntil, isUrgent, texts, ...asked, ...about }];
  }
}

/** What is needed to come. */
function contact({ address }: NeedVoice, seeker: Person | undefined): TextParams {
  return { name: seeker?.fullName ?? '', address: addressForDisplay(address || (seeker?.text ?? '')), phone: formatPhone(seeker?.phone ?? '') };
}

/** A question about an assignment that keys in a call answer as well; nobody asks it after a moment. */
export interface AskedOfHold {
  kind: WorkQuestion;
  holdId: number;
  until: Date;
}

/** To whom something is said, and what its words name; type and haste where they are not those of the turn. */
interface Said {
  receiverType: 'user' | 'volunteer' | 'admin' | 'manager';
  ids: readonly number[];
  page: string;
  params: TextParams;
  question?: AskedOfHold;
  type?: Turn['type'];
  isUrgent?: boolean;
}
