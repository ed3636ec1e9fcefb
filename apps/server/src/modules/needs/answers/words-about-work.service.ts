import { type AnswerChannel, readReply } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NeedAttendanceRepository } from '../attendance/need-attendance.repository.js';
import { NeedLifecycleService } from '../lifecycle/need-lifecycle.service.js';
import { NeedSources } from '../lifecycle/need-sources.js';
import { type LockedNeed, mayStep } from '../need.js';
import { RideRemindersService } from '../reminders/ride-reminders.service.js';
import { NeedAnswersService } from './need-answers.service.js';
import { type Place, WordsAboutWorkRepository } from './words-about-work.repository.js';

/**
 * The result of an answer to a question from the system: the volunteer is coming, or is not, in which case
 * somebody else may be searched for; the help seeker still needs help, or has cancelled the request and is
 * told so.
 */
export type AskedAnswer = 'coming' | 'not_coming' | 'given_up' | 'cancelled';

/** A volunteer's message about the work that they have taken on. */
interface SaidOfWork {
  volunteerId: number;
  words: string;
  channel: AnswerChannel;
}

/** Identifies a question: one asked since a given time, or one about an assignment. */
interface AskedWhen {
  since?: Date;
  holdId?: number | null;
}

type Work = (tx: Tx, locked: LockedNeed) => Promise<void>;

/** Handles what volunteers write about the work they have taken on (rules 147, 149). */
@Injectable()
export class WordsAboutWorkService {
  constructor(
    private readonly database: Database,
    private readonly sources: NeedSources,
    private readonly reminders: RideRemindersService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly answers: NeedAnswersService,
    private readonly attendance: NeedAttendanceRepository,
    private readonly clock: Clock,
    private readonly repository: WordsAboutWorkRepository,
  ) {}

  /** Stores a message with the newest need that a volunteer holds; returns false if they hold none. */
  async say(said: SaidOfWork): Promise<boolean> {
    const held = await this.repository.held(said.volunteerId);
    return held ? this.onNeed(held, (tx, locked) => this.keep(tx, locked, said)) : false;
  }

  /**
   * Records an answer to the question whether somebody is coming, or to a ride's reminder; it belongs to the
   * newest question since a given time, or to the one about an assignment. A yes is recorded with the need;
   * in an emergency it means that the volunteer is on the way. A volunteer's no gives the need back at once;
   * the requester's no cancels the request. Returns null when nobody asked, or the same answer was already
   * given.
   */
  async answerAsked(
    said: SaidOfWork,
    isComing: boolean,
    { since = new Date(0), holdId = null }: AskedWhen,
  ): Promise<AskedAnswer | null> {
    const personId = said.volunteerId;
    const asked = await this.repository.asked(personId, since, holdId);
    if (!asked) return null;
    const { side } = asked;
    const isTaken = await this.onNeed(asked, async (tx, locked) => {
      if (side === 'seeker') return this.reminders.answerOfSeeker(tx, locked, isComing);
      if (locked.hold?.volunteerId !== personId) return;
      // A yes confirms the plan, so a coordinator need not do anything.
      await this.keep(tx, locked, said, isComing && readReply(said.words).meaning === 'yes');
      await this.reminders.answerOfVolunteer(tx, locked, isComing);
      if (isComing && locked.source.isUrgent && mayStep(locked.hold, 'on_way'))
        await this.lifecycle.progress(tx, locked, 'on_way', personId);
    });
    if (!isTaken) return null;
    if (isComing) return 'coming';
    if (side === 'seeker') return 'cancelled';
    return this.afterNo(asked.needId);
  }

  /**
   * Returns when a person was last asked a question that {@link answerAsked} would answer; null when none is
   * open.
   */
  async askedAt(personId: number): Promise<Date | null> {
    const asked = await this.repository.asked(personId, new Date(0), null);
    return asked?.at ?? null;
  }

  private async afterNo(needId: number): Promise<AskedAnswer> {
    return (await this.attendance.isSearched(needId, this.clock.now())) ? 'not_coming' : 'given_up';
  }

  /**
   * Releases a volunteer who now says no from work that they took on at a given time, by their own yes or
   * through an event's call. Returns null if they hold no such work.
   */
  async takeBack(said: SaidOfWork, taken: { at: Date } | { callId: number }): Promise<AskedAnswer | null> {
    const held = await this.repository.heldSince(said.volunteerId, taken);
    if (!held) return null;
    const isTaken = await this.onNeed(held, async (tx, locked) => {
      if (locked.hold?.volunteerId !== said.volunteerId) return;
      await this.keep(tx, locked, said, true);
      await this.lifecycle.release(tx, locked, { actorId: said.volunteerId });
    });
    return isTaken ? this.afterNo(held.needId) : null;
  }

  /**
   * Returns when a volunteer, by their own yes to an urgent need and without a decision by staff, took on the
   * work that they hold but have not begun; null when there is no such work.
   */
  takenOnAt(volunteerId: number): Promise<Date | null> {
    return this.repository.takenOnAt(volunteerId);
  }

  /**
   * Returns those of the given assignments whose volunteers have not yet answered whether they are coming.
   */
  async unansweredAmong(holdIds: readonly number[]): Promise<Set<number>> {
    return holdIds.length === 0 ? new Set() : this.repository.silentAmong(holdIds);
  }

  private async keep(
    tx: Tx,
    { need, source }: LockedNeed,
    said: SaidOfWork,
    isSettled = false,
  ): Promise<void> {
    await this.answers.words({ needId: need.id }, said, isSettled);
    await source.changed(tx, null);
  }

  private onNeed({ needId, eventId }: Place, work: Work): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const locked = await this.sources.lock({ needId, eventId });
      if (!locked) return false;
      await work(tx, locked);
      return true;
    });
  }
}
