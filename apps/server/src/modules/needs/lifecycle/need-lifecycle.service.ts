import { approvalMoment, isEnded, localTime, maySetOut, type ProgressStep, URGENT_HOLD } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { fail } from '../../../platform/errors/fail.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { VolunteerCallsRepository, VolunteersRepository } from '../../volunteers/index.js';
import { NeedAttendanceRepository } from '../attendance/need-attendance.repository.js';
import type { MessageContext } from '../messages/message-context.js';
import { NeedMessagesService, type ToldOfWork } from '../messages/need-messages.service.js';
import {
  type Assignee,
  endFor,
  isFree,
  type LockedNeed,
  mayApprove,
  mayRelease,
  mayStep,
  rideAtOf,
  spanOf,
  type TakenOff,
  wantsReserve,
  wasTakenOff,
} from '../need.js';
import { type AssignmentRecord, NeedsRepository, type NewHold } from '../needs.repository.js';
import {
  callsFilled,
  emergenciesLeft,
  holdNoted,
  needOpened,
  needSettled,
  needStepRecorded,
  needsStopped,
  reserveKept,
  urgentHeld,
  urgentMoved,
  urgentReserved,
} from '../needs.signals.js';

/** The age of an unanswered call beyond which its volunteer is not told that the need has ended. */
const STILL_MATTERS_SECONDS = 86_400;

/**
 * The result of a yes to a need. "again" means that the same volunteer clicked twice; "refused" that they
 * were released before; "reserve" and "not_kept" that somebody holds the urgent need, and the yes is kept
 * (rule 71) or not.
 */
export type AcceptResult = 'held' | 'again' | 'taken' | 'busy' | 'refused' | 'reserve' | 'not_kept';

/**
 * How a hold is released; `successor` is the next volunteer, from the reserves or chosen by the calling code
 * in the same transaction.
 */
export interface Release {
  actorId: number | null;
  note?: string | null;
  end?: TakenOff;
  /** The message to the volunteer, if the ending does not determine it. */
  told?: ToldOfWork;
  successor?: 'reserve' | 'named';
}

/** Who is not thanked, and the text of the thanks. */
interface Thanked {
  /** The volunteer whose call stays open. */
  exceptVolunteerId?: number | null;
  withReserves?: boolean;
  /** Whether somebody else is doing the work, or the need ended without a volunteer. */
  trigger?: 'filled' | 'noLongerNeeded';
}

type Approved = Pick<NewHold, 'isApproved' | 'approveAt' | 'approvedAt' | 'decidedBy'>;

/**
 * The life cycle of a hold on a need of either source: accepted, approved, under way and released, and the
 * search in the meantime. All methods work on a locked need.
 */
@Injectable()
export class NeedLifecycleService {
  constructor(
    private readonly clock: Clock,
    private readonly volunteers: VolunteersRepository,
    private readonly calls: VolunteerCallsRepository,
    private readonly needs: NeedsRepository,
    private readonly messages: NeedMessagesService,
    private readonly attendance: NeedAttendanceRepository,
  ) {}

  /**
   * Accepts a yes: the need is held and awaits approval, unless it needs none (rules 1, 3, 8). In an urgent
   * need the yes of a confirmed volunteer is approved at once, any other after two minutes, and further
   * volunteers are kept in reserve (rules 70, 71).
   */
  async accept(
    tx: Tx,
    locked: LockedNeed,
    assignee: Assignee,
    actorId: number | null,
  ): Promise<AcceptResult> {
    const { need, source } = locked;
    if (source.isOn && wantsReserve(need, source.isUrgent, assignee.id))
      return this.keep(tx, locked, assignee, actorId);
    return this.take(tx, locked, assignee, actorId, source.isUrgent ? 'by_itself' : 'asked');
  }

  /**
   * Assigns the need to a volunteer on behalf of staff, approved at once (rules 2, 8). In an urgent need, and
   * elsewhere with `replaces`, the volunteer replaces the holder, who is told (rules 71, 76, 146). On any
   * result but "held" the transaction must be rolled back, or the holder would be released without a
   * replacement.
   */
  async assign(
    tx: Tx,
    locked: LockedNeed,
    assignee: Assignee,
    actorId: number,
    { replaces = locked.source.isUrgent }: { replaces?: boolean } = {},
  ): Promise<AcceptResult> {
    const { need, source } = locked;
    const isSwitch = source.isOn && wantsReserve(need, replaces, assignee.id);
    const open = isSwitch
      ? await this.release(tx, locked, { end: 'replaced', actorId, successor: 'named' })
      : locked;
    return this.take(tx, open, assignee, actorId, 'given');
  }

  /**
   * Keeps a volunteer whose yes came late as a reserve for the need's holder, whether or not the need is
   * urgent (rule 146). Returns false when other work prevents it, or when nobody holds the need.
   */
  async keepLate(
    tx: Tx,
    { need, hold, source }: LockedNeed,
    assignee: Assignee,
    actorId: number,
  ): Promise<boolean> {
    if (!hold || !source.isOn || !wantsReserve(need, true, assignee.id)) return false;
    if (
      !(await this.calls.reserve(
        need.id,
        { id: assignee.id, distanceM: assignee.distanceM ?? 0 },
        this.clock.now(),
        { evenFilled: true },
      ))
    )
      return false;
    await source.follow({ kind: 'reserved', assignee: await source.seat(assignee), actorId });
    await this.messages.toVolunteer(tx, source.context, 'reserved', assignee.id);
    await tx.signal(reserveKept, { needId: need.id, volunteerId: assignee.id });
    await source.changed(tx, null);
    return true;
  }

  /**
   * Approves the waiting hold; `actorId` is null for an automatic approval, and staff are told of it.
   * @throws NOT_WAITING
   */
  async approve(tx: Tx, { need, hold, source }: LockedNeed, actorId: number | null): Promise<void> {
    if (!hold || !mayApprove(need, hold)) return fail('NOT_WAITING', { field: 'message' });
    const now = this.clock.now();
    await this.needs.updateHold(hold.id, {
      isApproved: 1,
      decidedBy: actorId,
      approveAt: null,
      approvedAt: now,
      updatedAt: now,
    });
    await this.needs.update(need.id, { status: 'in treatment', updatedAt: now });
    await source.follow({ kind: 'approved', hold, actorId });
    await this.messages.supersede(source.context);
    await this.messages.approved(tx, source.context, hold);
    if (actorId === null)
      await this.messages.toStaffAbout(tx, source.context, 'staffApproved', hold.volunteerId);
    if (source.isUrgent) await tx.signal(urgentMoved, { needId: need.id });
    await source.changed(tx, hold.volunteerId);
  }

  /**
   * Turns a held need into an emergency. A waiting yes will now be approved automatically (rule 70). An
   * approved volunteer is told, and from now on has only the time to set out that an emergency allows; the
   * run watches them and calls others in the meantime (rule 71).
   */
  async raise(tx: Tx, { need, hold, source }: LockedNeed): Promise<void> {
    if (!hold) return;
    const now = this.clock.now();
    if (hold.isApproved === 1) await this.pressOn(tx, source.context, hold, now);
    if (hold.isApproved === 0 && hold.approveAt === null) {
      const approveAt = approvalMoment(await this.volunteers.isConfirmed(hold.volunteerId), now, now);
      await this.needs.updateHold(hold.id, { approveAt, updatedAt: now });
      await this.tellOfHold(tx, { need, hold, source }, hold, { isApproved: 0 }, 'by_itself');
    }
    await tx.signal(urgentHeld, {
      needId: need.id,
      radiusKm: source.radiusKm,
      volunteerId: hold.volunteerId,
    });
    await source.changed(tx, hold.volunteerId);
  }

  private async pressOn(tx: Tx, context: MessageContext, hold: AssignmentRecord, now: Date): Promise<void> {
    const isUnderWay = hold.progress !== null;
    if (!isUnderWay) await this.needs.updateHold(hold.id, { approvedAt: now, askedAt: now, updatedAt: now });
    const question = {
      kind: 'hold',
      holdId: hold.id,
      until: addSeconds(now, URGENT_HOLD.silentFor),
    } as const;
    await this.messages.toVolunteer(tx, context, 'raised', hold.volunteerId, {}, question);
  }

  /**
   * Records the approved volunteer's progress; the help seeker is told, and the run of an urgent need ends
   * once the volunteer is on the way. `actorId` is the volunteer, or the coordinator whom the volunteer told
   * by telephone.
   * @throws NOT_ALLOWED_NOW
   */
  async progress(
    tx: Tx,
    { need, hold, source }: LockedNeed,
    step: ProgressStep,
    actorId: number,
  ): Promise<void> {
    if (!hold || !mayStep(hold, step)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const { volunteerId } = hold;
    const isFirst = hold.progress === null && actorId === volunteerId;
    if (isFirst && !maySetOut(rideAtOf(need), this.clock.now()))
      return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.needs.setProgress(hold.id, step, this.clock.now());
    await source.follow({ kind: 'progressed', step, actorId });
    await this.messages.aboutVolunteer(tx, source.context, step, volunteerId);
    if (actorId !== volunteerId) await tx.signal(needStepRecorded, { needId: need.id, volunteerId });
    if (source.isUrgent) await tx.signal(urgentMoved, { needId: need.id });
    await source.changed(tx, volunteerId);
  }

  /**
   * Releases the volunteer, who is not called for this need again (rule 4): a reserve takes over, or the need
   * is open again and the search continues. Returns the need with no holder.
   * @throws NOT_ALLOWED_NOW when nobody holds it
   */
  async release(
    tx: Tx,
    locked: LockedNeed,
    { actorId, note = null, end, told, successor = 'reserve' }: Release,
  ): Promise<LockedNeed> {
    const { need, hold, source } = locked;
    if (!hold || !mayRelease(need, hold)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const ended = end ?? endFor(hold, actorId);
    const free = {
      status: source.isOn ? 'open' : 'closed',
      volunteerId: null,
      isVolunteerChanged: true,
      endedAt: source.isOn ? null : now,
    } as const;
    await this.needs.updateHold(hold.id, {
      ended,
      isApproved: 2,
      note,
      decidedBy: actorId,
      updatedAt: now,
    });
    await this.needs.update(need.id, { ...free, updatedAt: now });
    if (leavesAlone(locked, actorId)) await this.needs.noteLeft(need.id, now);
    await source.follow({ kind: 'released', hold, note, actorId });
    await this.messages.supersede(source.context);
    await this.messages.toVolunteer(tx, source.context, told ?? ended, hold.volunteerId);
    const freed = { need: { ...need, ...free }, hold: null, source };
    const isFollowed = successor === 'named' || (await this.promote(tx, freed));
    if (!isFollowed) await this.goOn(tx, freed, hold.volunteerId);
    await source.changed(tx, hold.volunteerId);
    return freed;
  }

  /**
   * Lets the need go on without a replacement for the released volunteer. Messages mention a search only if
   * there is one (rule 218).
   */
  private async goOn(tx: Tx, freed: LockedNeed, volunteerId: number): Promise<void> {
    const { need, source } = freed;
    if (!source.isOn) {
      await this.thank(tx, freed, { trigger: 'noLongerNeeded' });
      await this.calls.closeAll([need.id]);
      await tx.signal(needsStopped, { needIds: [need.id] });
    }
    // what watched the volunteer of an urgent need is no search for another
    else if (source.seeks === 'nobody') await tx.signal(needsStopped, { needIds: [need.id] });
    await this.seek(tx, freed);
    if (!source.isOn && !need.isEmergency) return this.messages.toSeeker(tx, source.context, 'leftWithEvent');
    const attendance = (await this.attendance.of([need.id], this.clock.now())).get(need.id);
    await this.messages.aboutVolunteer(
      tx,
      source.context,
      attendance && !attendance.isSearched ? 'deskGoesOn' : 'searchGoesOn',
      volunteerId,
    );
  }

  /** Starts the search that the source wants for a need that nobody holds. */
  async seek(tx: Tx, locked: LockedNeed): Promise<void> {
    const { need, source } = locked;
    if (source.seeks === 'volunteers')
      await tx.signal(needOpened, { needId: need.id, radiusKm: source.radiusKm });
    if (source.seeks === 'coordinator') await this.handToCoordinator(tx, locked);
    if (source.seeks === 'outside') await tx.signal(emergenciesLeft, { left: [{ ...need, isTold: true }] });
  }

  /**
   * Hands over to a coordinator a need for which nobody is left to call; staff and the help seeker are told
   * once (rule 43).
   */
  async handToCoordinator(tx: Tx, { need, source }: LockedNeed): Promise<void> {
    if (!isFree(need) || need.coordinatorSince !== null || need.coordinatorId !== null) return;
    const now = this.clock.now();
    await this.needs.update(need.id, { coordinatorSince: now, updatedAt: now });
    await source.follow({ kind: 'handed_over', actorId: null });
    // The ordinary needs of an event are reported together, by their number (rule 220).
    if (need.eventId === null || need.isEmergency)
      await this.messages.toStaff(tx, source.context, 'staffCoordinator');
    await this.messages.toSeeker(tx, source.context, 'coordinatorAlerted');
    await source.changed(tx, null);
  }

  /**
   * Asks the holder once whether they are coming: by message, and by a call if the message is not answered.
   * In an urgent need somebody else may take over in the meantime (rule 71); otherwise the message states the
   * deadline for an answer and what follows without one (rule 149).
   */
  async askWhetherComing(tx: Tx, { need, hold, source }: LockedNeed, until: Date): Promise<void> {
    if (!hold) return;
    await this.needs.updateHold(hold.id, { askedAt: this.clock.now() });
    const question = { kind: 'hold', holdId: hold.id, until } as const;
    // No deadline is stated: for an urgent need others are called in the meantime, and in a stopped event
    // nobody is called.
    if (source.isUrgent || !source.isOn)
      return this.messages.toVolunteer(tx, source.context, 'areYouComing', hold.volunteerId, {}, question);
    await this.messages.toVolunteer(
      tx,
      source.context,
      'areYouComingSoon',
      hold.volunteerId,
      { until: localTime(until) },
      question,
    );
    await tx.signal(holdNoted, {
      needId: need.id,
      volunteerId: hold.volunteerId,
      kind: 'asked_before_start' as const,
    });
    await source.changed(tx, hold.volunteerId);
  }

  /**
   * Releases a holder who did not answer: somebody else is searched for, and staff are told (rule 149). Those
   * whom a stopped event leaves without help are reported together (rule 49).
   */
  async letSilentGo(tx: Tx, locked: LockedNeed): Promise<void> {
    const { need, hold, source } = locked;
    if (!hold) return;
    await tx.signal(holdNoted, { needId: need.id, volunteerId: hold.volunteerId, kind: 'lapsed' as const });
    await this.release(tx, locked, { actorId: null, end: 'released', told: 'lapsed' });
    if (!leavesAlone(locked, null))
      await this.messages.toStaffAbout(tx, source.context, 'staffLapsed', hold.volunteerId);
  }

  /**
   * Gives the need to another volunteer, who is approved, or opens it to everybody again (null), because its
   * holder has to leave (rules 63, 89).
   */
  async handOn(
    tx: Tx,
    locked: LockedNeed,
    to: Assignee | null,
    actorId: number,
  ): Promise<AcceptResult | null> {
    const open = await this.release(tx, locked, {
      end: 'released',
      actorId,
      successor: to ? 'named' : 'reserve',
    });
    return to && this.assign(tx, open, to, actorId);
  }

  /**
   * Thanks everybody who was called and has not answered, and the reserves unless they are still wanted (rule
   * 42); their calls end.
   */
  async thank(
    tx: Tx,
    { need, source }: LockedNeed,
    { exceptVolunteerId = null, withReserves = true, trigger = 'filled' }: Thanked = {},
  ): Promise<void> {
    const awaiting = await this.calls.awaiting(need.id, addSeconds(this.clock.now(), -STILL_MATTERS_SECONDS));
    const calls = await source.endCalls(exceptVolunteerId, withReserves);
    if (calls.length === 0) return;
    const told = calls.map(({ volunteerId }) => volunteerId).filter((id) => awaiting.has(id));
    await this.messages.thank(tx, source.context, calls, told, trigger);
    await tx.signal(callsFilled, {
      needId: need.id,
      volunteerIds: calls.map(({ volunteerId }) => volunteerId),
    });
  }

  private async take(
    tx: Tx,
    locked: LockedNeed,
    assignee: Assignee,
    actorId: number | null,
    how: 'asked' | 'by_itself' | 'given',
  ): Promise<AcceptResult> {
    const { need, source } = locked;
    if (need.volunteerId === assignee.id && !isEnded(need.status)) return 'again';
    if (!source.isOn || !isFree(need)) return 'taken';
    if (actorId === assignee.id && wasTakenOff(await this.needs.holdOf(need.id, assignee.id)))
      return 'refused';
    const now = this.clock.now();
    const approved = await this.approvalOf(locked, assignee, actorId, how, now);
    const seated = await source.seat(assignee);
    const { callId, distanceM } = seated;
    const hold = {
      needId: need.id,
      volunteerId: assignee.id,
      callId,
      distanceM,
      isEmergency: need.isEmergency,
      span: spanOf(need, now),
      ...approved,
    };
    const id = await this.needs.hold(hold, now);
    if (id === null) return 'busy';
    await this.needs.update(need.id, {
      status: approved.isApproved === 1 ? 'in treatment' : 'open',
      volunteerId: assignee.id,
      coordinatorSince: null,
      // A coordinator who has taken over an urgent need keeps it.
      coordinatorId: source.isUrgent ? need.coordinatorId : null,
      updatedAt: now,
    });
    const { isApproved, decidedBy } = approved;
    await source.follow({ kind: 'held', assignee: seated, isApproved, decidedBy, actorId });
    await this.messages.supersede(source.context);
    await this.tellOfHold(tx, locked, { id, volunteerId: assignee.id }, approved, how);
    await this.settle(tx, locked, assignee.id);
    await source.changed(tx, assignee.id);
    return 'held';
  }

  /**
   * Returns when a yes to an urgent need is approved: now, or at the time of its automatic approval (rule
   * 70).
   */
  private async approvalOf(
    { source }: LockedNeed,
    assignee: Assignee,
    actorId: number | null,
    how: 'asked' | 'by_itself' | 'given',
    now: Date,
  ): Promise<Approved> {
    if (how === 'given') return { isApproved: 1, approveAt: null, approvedAt: now, decidedBy: actorId };
    if (how === 'asked' && source.needsApproval)
      return { isApproved: 0, approveAt: null, approvedAt: null, decidedBy: null };
    const isVouchedFor = how === 'asked' || (await this.volunteers.isConfirmed(assignee.id));
    const approveAt = approvalMoment(isVouchedFor, assignee.saidYesAt ?? now, now);
    if (approveAt > now) return { isApproved: 0, approveAt, approvedAt: null, decidedBy: null };
    return { isApproved: 1, approveAt: null, approvedAt: now, decidedBy: null };
  }

  /**
   * Tells both sides about the hold, and staff too if the yes is approved automatically, at once or in two
   * minutes.
   */
  private async tellOfHold(
    tx: Tx,
    { source: { context } }: LockedNeed,
    hold: Pick<AssignmentRecord, 'id' | 'volunteerId'>,
    { isApproved }: Pick<Approved, 'isApproved'>,
    how: 'asked' | 'by_itself' | 'given',
  ): Promise<void> {
    const { volunteerId } = hold;
    if (isApproved === 1) {
      await this.messages.approved(tx, context, hold);
      if (how === 'by_itself') await this.messages.toStaffAbout(tx, context, 'staffApproved', volunteerId);
      return;
    }
    const isUrgent = how === 'by_itself';
    await this.messages.aboutVolunteer(tx, context, isUrgent ? 'foundUrgent' : 'found', volunteerId);
    await this.messages.toVolunteer(tx, context, isUrgent ? 'heldUrgent' : 'held', volunteerId);
    if (isUrgent) await this.messages.toStaffAbout(tx, context, 'staffUrgentAcceptance', volunteerId);
    else if (context.isPressing) await this.messages.toStaff(tx, context, 'staffAcceptance');
  }

  /**
   * Ends the search for an ordinary need once somebody holds it; the run of an urgent need continues until
   * somebody is on the way.
   */
  private async settle(tx: Tx, locked: LockedNeed, volunteerId: number): Promise<void> {
    const needId = locked.need.id;
    if (locked.source.isUrgent)
      return tx.signal(urgentHeld, { needId, radiusKm: locked.source.radiusKm, volunteerId });
    await this.thank(tx, locked, { exceptVolunteerId: volunteerId });
    await tx.signal(needSettled, { needId, volunteerId });
  }

  /**
   * Keeps a yes in reserve while somebody else holds the urgent need: it is not binding, and nobody is told.
   */
  private async keep(
    tx: Tx,
    { need, source }: LockedNeed,
    assignee: Assignee,
    actorId: number | null,
  ): Promise<AcceptResult> {
    const before = await this.needs.holdOf(need.id, assignee.id);
    if (wasTakenOff(before)) return 'refused';
    const isKept = await this.calls.reserve(
      need.id,
      { id: assignee.id, distanceM: assignee.distanceM ?? 0 },
      this.clock.now(),
    );
    if (!isKept) return 'not_kept';
    if (before) await this.needs.removeRefusal(before.id);
    await source.follow({ kind: 'reserved', assignee: await source.seat(assignee), actorId });
    await this.messages.toVolunteer(tx, source.context, 'reserved', assignee.id);
    await tx.signal(urgentReserved, { needId: need.id, volunteerId: assignee.id });
    await source.changed(tx, null);
    return 'reserve';
  }

  /**
   * Promotes the first reserve who can still take over; returns false when there is none. A second reserve is
   * tried only after a race.
   */
  private async promote(tx: Tx, open: LockedNeed): Promise<boolean> {
    if (!open.source.isOn) return false;
    for (const reserve of await open.source.reserves()) {
      if ((await this.accept(tx, open, reserve, null)) === 'held') return true;
    }
    return false;
  }
}

/**
 * Whether a release leaves the person without help: nobody else is searched for in a stopped event, and it was
 * not staff who took the volunteer off (rule 49). An emergency goes on outside.
 */
function leavesAlone({ need, hold, source }: LockedNeed, actorId: number | null): boolean {
  return !source.isOn && !need.isEmergency && (actorId === null || actorId === hold?.volunteerId);
}
