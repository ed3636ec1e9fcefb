import {
  APPLICATION_TRANSITIONS,
  type ApplicationEnder,
  type EndingMove,
  isEnded,
  localTime,
  nextState,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { fail } from '../../../platform/errors/fail.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { VolunteerCallsRepository } from '../../volunteers/index.js';
import { NeedMessagesService } from '../messages/need-messages.service.js';
import { END_TRIGGERS, type SeekerTrigger } from '../messages/need-triggers.js';
import { isFree, type LockedNeed, mayGiveBack, mayTakeOver } from '../need.js';
import { systemNotes } from '../need-words.js';
import { type AssignmentRecord, NeedsRepository } from '../needs.repository.js';
import { needsStopped, needTakenOver } from '../needs.signals.js';
import { NeedLifecycleService } from './need-lifecycle.service.js';

/**
 * Ends needs of either source, and lets coordinators take them over and give them back. All methods work on a
 * locked need.
 */
@Injectable()
export class NeedEndingsService {
  constructor(
    private readonly clock: Clock,
    private readonly needs: NeedsRepository,
    private readonly calls: VolunteerCallsRepository,
    private readonly messages: NeedMessagesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * Ends a need: its owner is told, and its holder is released. `actorId` is null if the need has expired.
   * @throws NOT_ALLOWED_NOW when its state does not allow that (rule 2)
   */
  async end(
    tx: Tx,
    locked: LockedNeed,
    move: EndingMove,
    actorId: number | null,
    note: string | null = null,
  ): Promise<void> {
    const { need, hold, source } = locked;
    const status = nextState(APPLICATION_TRANSITIONS, need.status, move);
    if (status === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const endedBy = enderOf(locked, move, actorId);
    const volunteerId = need.status === 'in treatment' ? need.volunteerId : null;
    await this.messages.supersede(source.context);
    if (hold) await this.endHold(tx, locked, hold, move, actorId, note);
    await this.lifecycle.thank(tx, locked, { trigger: move === 'complete' ? 'filled' : 'noLongerNeeded' });
    await this.calls.closeAll([need.id]);
    await this.needs.update(need.id, {
      status,
      volunteerId,
      coordinatorSince: null,
      endedAt: now,
      endedBy,
      updatedAt: now,
      ...(note === null ? {} : systemNotes(this.sealed, note)),
    });
    await source.follow({ kind: 'ended', hold, status, note, actorId });
    if (move === 'expire' && hold !== null) await this.tellUnconfirmed(tx, locked);
    else await this.tellEnd(tx, locked, END_TRIGGERS[endedBy === 'seeker' ? 'cancel' : move], note);
    if (move === 'complete' && volunteerId !== null)
      await this.messages.toVolunteer(
        tx,
        source.context,
        actorId === volunteerId ? 'volunteerDone' : 'doneByStaff',
        volunteerId,
      );
    await tx.signal(needsStopped, { needIds: [need.id] });
    await source.changed(tx, need.volunteerId);
  }

  /**
   * Lets a coordinator take over a need; the help seeker is told who it is (rule 73).
   * @throws NOT_ALLOWED_NOW
   */
  async takeOver(tx: Tx, locked: LockedNeed, coordinatorId: number): Promise<void> {
    const { need, source } = locked;
    const now = this.clock.now();
    // The coordinator confirms that they are still responsible, so the time limit restarts and nobody is
    // told.
    if (need.coordinatorId === coordinatorId && !isEnded(need.status))
      return this.needs.update(need.id, { coordinatorAt: now, coordinatorAskedAt: null, updatedAt: now });
    if (!mayTakeOver(need)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const coordinatorSince = isFree(need) ? (need.coordinatorSince ?? now) : null;
    await this.needs.update(need.id, { coordinatorId, coordinatorSince, updatedAt: now });
    await source.follow({ kind: 'taken_over', actorId: coordinatorId });
    await this.messages.supersede(source.context);
    // The dispatch of an urgent need continues: the coordinator works alongside the search and does not
    // replace it. In events a late yes is still welcome.
    if (!source.isUrgent && need.eventId === null) await this.lifecycle.thank(tx, locked);
    await this.messages.aboutCoordinator(tx, source.context, coordinatorId);
    await tx.signal(needTakenOver, { needId: need.id, isUrgent: source.isUrgent });
    await source.changed(tx, null);
  }

  /** Asks the coordinator who took over the need whether they still have it (rule 221). */
  async askCoordinator(tx: Tx, { need, source }: LockedNeed, until: Date): Promise<void> {
    if (need.coordinatorId === null) return;
    await this.needs.update(need.id, { coordinatorAskedAt: this.clock.now() });
    await this.messages.toCoordinator(tx, source.context, need.coordinatorId, { until: localTime(until) });
  }

  /**
   * Opens a need to everybody again: by `actorId`, its coordinator, or without one when the coordinator has not
   * answered (rule 221).
   * @throws NOT_ALLOWED_NOW
   */
  async giveBack(tx: Tx, { need, source }: LockedNeed, actorId: number | null): Promise<void> {
    if (actorId !== null && !mayGiveBack(need, actorId)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.needs.update(need.id, {
      coordinatorId: null,
      coordinatorSince: isFree(need) ? now : null,
      updatedAt: now,
    });
    await source.follow({ kind: 'given_back', actorId });
    await this.messages.supersede(source.context);
    if (isFree(need)) await this.messages.toSeeker(tx, source.context, 'coordinatorAlerted');
    await source.changed(tx, null);
  }

  /** Passes a need from its coordinator to a colleague; the seeker is told the new name (rules 73, 160). */
  async passOn(tx: Tx, { need, source }: LockedNeed, toId: number, actorId: number): Promise<void> {
    await this.needs.update(need.id, { coordinatorId: toId, updatedAt: this.clock.now() });
    await source.follow({ kind: 'passed_on', toId, actorId });
    await this.messages.aboutCoordinator(tx, source.context, toId);
    await source.changed(tx, null);
  }

  private tellEnd(
    tx: Tx,
    { need, source }: LockedNeed,
    trigger: SeekerTrigger,
    note: string | null,
  ): Promise<void> {
    return trigger === 'refused' && note !== null
      ? this.messages.refused(tx, source.context, need.id)
      : this.messages.toSeeker(tx, source.context, trigger, { note: '' });
  }

  /**
   * Tells both sides that staff did not confirm the volunteer's offer in time, instead of saying that nobody
   * was found.
   */
  private async tellUnconfirmed(tx: Tx, { source }: LockedNeed): Promise<void> {
    await this.messages.toSeeker(tx, source.context, 'expiredUnconfirmed');
    await this.messages.toStaff(tx, source.context, 'staffUnconfirmed');
  }

  /**
   * Ends the hold: a volunteer who did the work keeps their approval and notes; a volunteer who is released
   * is told.
   */
  private async endHold(
    tx: Tx,
    { source }: LockedNeed,
    hold: AssignmentRecord,
    move: EndingMove,
    actorId: number | null,
    note: string | null,
  ): Promise<void> {
    const isDone = move === 'complete';
    const change = {
      ended: isDone ? 'completed' : move === 'expire' ? 'unconfirmed' : 'over',
      note: isDone ? note : null,
      decidedBy: actorId,
      updatedAt: this.clock.now(),
    } as const;
    await this.needs.updateHold(hold.id, change);
    if (!isDone)
      await this.messages.toVolunteer(
        tx,
        source.context,
        move === 'expire' ? 'unconfirmed' : 'over',
        hold.volunteerId,
      );
  }
}

/** Returns who ended a need: its owner, its volunteer, the passing of time, or staff. */
function enderOf({ need, hold }: LockedNeed, move: EndingMove, actorId: number | null): ApplicationEnder {
  if (actorId === null) return 'time';
  if (move === 'complete') return actorId === hold?.volunteerId ? 'volunteer' : 'staff';
  return actorId === need.userId ? 'seeker' : 'staff';
}
