import { localDay, localTime, type RideReminder } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { UsersRepository } from '../../users/index.js';
import { NeedEndingsService } from '../lifecycle/need-endings.service.js';
import { NeedLifecycleService } from '../lifecycle/need-lifecycle.service.js';
import { NeedMessagesService } from '../messages/need-messages.service.js';
import { type LockedNeed, mayMove } from '../need.js';
import { holdNoted } from '../needs.signals.js';
import { RideRemindersRepository } from './ride-reminders.repository.js';

/** Reminders of rides, and both sides' answers (rule 164). All methods work on a locked need. */
@Injectable()
export class RideRemindersService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly messages: NeedMessagesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly repository: RideRemindersRepository,
  ) {}

  /** Reminds both sides, once for each kind of reminder. */
  async remind(tx: Tx, { need, hold, source }: LockedNeed, kind: RideReminder): Promise<void> {
    const now = this.clock.now();
    if (!hold || !need.dueAt || !(await this.repository.note(hold.id, kind, now))) return;
    const isToday = localDay(need.dueAt) === localDay(now);
    const time = localTime(need.dueAt);
    const people = await this.users.people([need.userId, hold.volunteerId]);
    const question = { kind: 'ride', holdId: hold.id, until: need.dueAt } as const;
    const seeker = { time, name: people.get(need.userId)?.fullName ?? '' };
    await this.messages.toVolunteer(
      tx,
      source.context,
      isToday ? 'rideToday' : 'rideTomorrow',
      hold.volunteerId,
      seeker,
      question,
    );
    const volunteer = { time, name: people.get(hold.volunteerId)?.firstName ?? '' };
    await this.messages.toSeeker(
      tx,
      source.context,
      isToday ? 'rideTodaySeeker' : 'rideTomorrowSeeker',
      volunteer,
      question,
    );
    await tx.signal(holdNoted, { needId: need.id, volunteerId: hold.volunteerId, kind: 'reminded' as const });
    await source.changed(tx, hold.volunteerId);
  }

  /** Tells a coordinator, only once, about a volunteer who has not answered. */
  async tellOfSilent(tx: Tx, { hold, source }: LockedNeed): Promise<void> {
    if (!hold) return;
    await this.repository.noteStaffTold(hold.id, this.clock.now());
    await this.messages.toStaffAbout(tx, source.context, 'staffNoAnswer', hold.volunteerId);
  }

  /**
   * Records the volunteer's answer: a no releases the volunteer, and somebody else is searched for at once.
   */
  async answerOfVolunteer(tx: Tx, locked: LockedNeed, isComing: boolean): Promise<void> {
    if (!locked.hold) return;
    await this.repository.answer(locked.hold.id, 'volunteer', isComing);
    if (!isComing) await this.lifecycle.release(tx, locked, { actorId: locked.hold.volunteerId });
  }

  /**
   * Records the answer of the person who asked for the ride: a no cancels the ride, and the volunteer is
   * told.
   */
  async answerOfSeeker(tx: Tx, locked: LockedNeed, isNeeded: boolean): Promise<void> {
    if (!locked.hold || !mayMove(locked.need.status, 'close')) return;
    await this.repository.answer(locked.hold.id, 'seeker', isNeeded);
    if (!isNeeded) await this.endings.end(tx, locked, 'close', locked.need.userId);
  }
}
