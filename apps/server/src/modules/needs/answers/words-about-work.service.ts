import { type AnswerChannel, readReply } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NeedAttendance } from '../attendance/need-attendance.repository.js';
import { NeedLifecycle } from '../lifecycle/need-lifecycle.service.js';
import { NeedSources } from '../lifecycle/need-sources.js';
import { type LockedNeed, mayStep } from '../need.js';
import { RideReminders } from '../reminders/ride-reminders.service.js';
import { NeedAnswers } from './need-answers.service.js';
import { type Place, WordsAboutWorkRepository } from './words-about-work.repository.js';

/**
 * What came of an answer to a question of ours: the volunteer comes or does not, and somebody else is sought
 * or nobody is; the help seeker still needs it, or has cancelled it and is told so.
 */
export type AskedAnswer = 'coming' | 'not_coming' | 'given_up' | 'cancelled';

/** A volunteer's words about the work in their hands. */
interface SaidOfWork {
  volunteerId: number;
  words: string;
  channel: AnswerChannel;
}

/** Which question is meant: one that was asked since a moment, one about an assignment. */
interface AskedWhen {
  since?: Date;
  holdId?: number | null;
}

type Work = (tx: Tx, locked: LockedNeed) => Promise<void>;

/** What volunteers write of what they have in hand (rules 147, 149). */
@Injectable()
export class WordsAboutWork {
  constructor(
    private readonly database: Database,
    private readonly origins: NeedSources,
    private readonly reminders: RideReminders,
    private readonly lifecycle: NeedLifecycle,
    private readonly answers: NeedAnswers,
    private readonly attendance: NeedAttendance,
    private readonly clock: Clock,
    private readonly repository: WordsAboutWorkRepository,
  ) {}

  /** Keeps words beside the newest need that a volunteer holds; false where they hold none. */
  async say(said: SaidOfWork): Promise<boolean> {
    const held = await this.repository.held(said.volunteerId);
    return held ? this.onNeed(held, (tx, locked) => this.keep(tx, locked, said)) : false;
  }

  /**
   * Takes the answer of somebody whom we asked since a moment whether they are coming, or reminded of a ride;
   * the newest question is meant, or the one about an assignment. A yes stands beside the need, and in an
   * emergency it says that they are on the way; a volunteer's no gives it back at once, and who asked for it
   * cancels it so. Null where nobody asked, or they have said so already.
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
      // A yes says that all is as planned: there is nothing in it for a coordinator to do.
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
   * When somebody was asked last what {@link answerAsked} would take the answer to; null where nothing waits
   * for one.
   */
  async askedAt(personId: number): Promise<Date | null> {
    const asked = await this.repository.asked(personId, new Date(0), null);
    return asked?.at ?? null;
  }

  private async afterNo(needId: number): Promise<AskedAnswer> {
    return (await this.attendance.searched([needId], this.clock.now())).size > 0 ? 'not_coming' : 'given_up';
  }

  /**
   * A no of somebody to what they took on at a moment, by their own yes, or by a call of an event: it takes
   * that back. Null where they hold nothing of it.
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
   * When a volunteer took on, by their own yes to what is urgent, what they hold and have not begun, where no
   * staff decided on it; null where there is nothing of it.
   */
  takenOnAt(volunteerId: number): Promise<Date | null> {
    return this.repository.takenOnAt(volunteerId);
  }

  /** Those of some assignments whose question, whether they are coming, waits for its answer. */
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
      const locked = await this.origins.lock({ needId, eventId });
      if (!locked) return false;
      await work(tx, locked);
      return true;
    });
  }
}
