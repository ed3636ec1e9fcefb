import { Injectable } from '@nestjs/common';
import { readReply, type AnswerChannel } from '@karov/domain';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NeedAttendance } from '../attendance/need-attendance.repository.js';
import { NeedHolds } from '../lifecycle/need-holds.service.js';
import type { NeedInHand } from '../lifecycle/need-in-hand.js';
import { NeedOrigins } from '../lifecycle/need-origins.js';
import type { RideSide } from '../reminders/ride-reminders.repository.js';
import { RideReminders } from '../reminders/ride-reminders.service.js';
import { mayStep } from '../needs.policy.js';
import { NeedAnswers } from './need-answers.service.js';

/** What came of an answer to a question of ours: whoever helps comes or does not, and somebody else is sought or nobody is; whoever asked for it still needs it, or has cancelled it, of which they are told. */
export type AskedAnswer = 'coming' | 'not_coming' | 'given_up' | 'cancelled';

/** What somebody said of what they have in hand. */
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

interface Place {
  needId: number;
  eventId: number | null;
}

interface Asked extends Place {
  side: RideSide;
  at: Date;
}

type Work = (tx: Tx, hand: NeedInHand) => Promise<void>;

/** The newest question to somebody about what they hold, or what they asked for, that they have not answered; of one assignment, where that is known. */
const ASKED = `SELECT "needId", "eventId", side, at FROM (
    SELECT x.id AS "holdId", n.id AS "needId", n.event_id AS "eventId", 'volunteer' AS side,
      greatest(x.asked_at, (SELECT max(r.sent_at) FROM ride_reminders r WHERE r.assignment_id = x.id AND r.volunteer_answer IS NULL)) AS at
    FROM assignments x JOIN needs n ON n.id = x.need_id
    WHERE x.volunteer_id = $1 AND x.ended IS NULL AND x.is_approved <> 2 AND x.progress IS NULL
    UNION ALL
    SELECT x.id, n.id, n.event_id, 'seeker', r.sent_at
    FROM needs n JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1
      JOIN ride_reminders r ON r.assignment_id = x.id AND r.seeker_answer IS NULL
    WHERE n.user_id = $1 AND n.status = 'in treatment'
  ) a WHERE at >= $2 AND ($3::int IS NULL OR "holdId" = $3) ORDER BY at DESC LIMIT 1`;

const HELD = `SELECT n.id AS "needId", n.event_id AS "eventId" FROM assignments x JOIN needs n ON n.id = x.need_id
  WHERE x.volunteer_id = $1 AND x.ended IS NULL AND x.is_approved <> 2`;

/** Taken on at a moment, but for how long an answer takes. */
const TAKEN_AT = `x.created_at BETWEEN $2::timestamptz - interval '5 seconds' AND $2::timestamptz + interval '5 seconds'`;

/** Those of some assignments whose volunteers were asked whether they are coming, and have said nothing since. */
const SILENT = `SELECT x.id FROM assignments x WHERE x.id = ANY($1::int[]) AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND x.asked_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM need_answers a WHERE a.need_id = x.need_id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)`;

/** What volunteers write of what they have in hand (rules 147, 149). */
@Injectable()
export class WordsAboutWork {
  constructor(
    private readonly database: Database,
    private readonly origins: NeedOrigins,
    private readonly reminders: RideReminders,
    private readonly holds: NeedHolds,
    private readonly answers: NeedAnswers,
    private readonly attendance: NeedAttendance,
    private readonly clock: Clock,
  ) {}

  /** Keeps words beside the newest need that a volunteer holds; false where they hold none. */
  say(said: SaidOfWork): Promise<boolean> {
    return this.onHeld(`${HELD} ORDER BY x.created_at DESC LIMIT 1`, [said.volunteerId], (tx, hand) => this.keep(tx, hand, said));
  }

  /**
   * Takes the answer of somebody whom we asked since a moment whether they are coming, or reminded of a ride; the newest question is meant, or the one
   * about an assignment. A yes stands beside the need, and in an emergency it says that they are on the way; a volunteer's no gives it back at once, and
   * who asked for it cancels it so. Null where nobody asked, or they have said so already.
   */
  async answerAsked(said: SaidOfWork, isComing: boolean, { since = new Date(0), holdId = null }: AskedWhen): Promise<AskedAnswer | null> {
    const personId = said.volunteerId;
    const [asked]: Asked[] = await this.database.manager.query(ASKED, [personId, since, holdId]);
    if (!asked) return null;
    const { side } = asked;
    const isTaken = await this.onNeed(asked, async (tx, hand) => {
      if (side === 'seeker') return this.reminders.answerOfSeeker(tx, hand, isComing);
      if (hand.hold?.volunteerId !== personId) return;
      // A yes says that all is as planned: there is nothing in it for a coordinator to do.
      await this.keep(tx, hand, said, isComing && readReply(said.words).meaning === 'yes');
      await this.reminders.answerOfVolunteer(tx, hand, isComing);
      if (isComing && hand.origin.isUrgent && mayStep(hand.hold, 'on_way')) await this.holds.progress(tx, hand, 'on_way', personId);
    });
    if (!isTaken) return null;
    if (isComing) return 'coming';
    if (side === 'seeker') return 'cancelled';
    return this.afterNo(asked.needId);
  }

  /** When somebody was asked last what {@link answerAsked} would take the answer to; null where nothing waits for one. */
  async askedAt(personId: number): Promise<Date | null> {
    const [asked]: Asked[] = await this.database.manager.query(ASKED, [personId, new Date(0), null]);
    return asked?.at ?? null;
  }

  private async afterNo(needId: number): Promise<AskedAnswer> {
    return (await this.attendance.searched([needId], this.clock.now())).size > 0 ? 'not_coming' : 'given_up';
  }

  /** A no of somebody to what they took on at a moment, by their own yes, or by a call of an event: it takes that back. Null where they hold nothing of it. */
  async takeBack(said: SaidOfWork, taken: { at: Date } | { callId: number }): Promise<AskedAnswer | null> {
    const [which, value] = 'at' in taken ? [TAKEN_AT, taken.at] : ['x.call_id = $2', taken.callId];
    const [held]: Place[] = await this.database.manager.query(`${HELD} AND x.progress IS NULL AND ${which} ORDER BY x.created_at DESC LIMIT 1`, [
      said.volunteerId,
      value,
    ]);
    if (!held) return null;
    const isTaken = await this.onNeed(held, async (tx, hand) => {
      if (hand.hold?.volunteerId !== said.volunteerId) return;
      await this.keep(tx, hand, said, true);
      await this.holds.putBack(tx, hand, { actorId: said.volunteerId });
    });
    return isTaken ? this.afterNo(held.needId) : null;
  }

  /** When a volunteer took on, by their own yes to what is urgent, what they hold and have not begun, where no staff decided on it; null where there is nothing of it. */
  async takenOnAt(volunteerId: number): Promise<Date | null> {
    const rows: { at: Date }[] = await this.database.manager.query(
      `SELECT created_at AS at FROM assignments WHERE volunteer_id = $1 AND ended IS NULL AND is_approved <> 2 AND progress IS NULL AND asked_at IS NULL
         AND decided_by IS NULL AND coalesce(approve_at, approved_at) IS NOT NULL
       ORDER BY created_at DESC LIMIT 1`,
      [volunteerId],
    );
    return rows[0]?.at ?? null;
  }

  /** Those of some assignments whose question, whether they are coming, waits for its answer. */
  async unansweredAmong(holdIds: readonly number[]): Promise<Set<number>> {
    if (holdIds.length === 0) return new Set();
    const rows: { id: number }[] = await this.database.manager.query(SILENT, [holdIds]);
    return new Set(rows.map(({ id }) => id));
  }

  private async keep(tx: Tx, { need, origin }: NeedInHand, said: SaidOfWork, isSettled = false): Promise<void> {
    await this.answers.words(tx, { needId: need.id }, said, isSettled);
    await origin.changed(tx, null);
  }

  private async onHeld(sql: string, values: readonly unknown[], work: Work): Promise<boolean> {
    const [held]: Place[] = await this.database.manager.query(sql, [...values]);
    return held ? this.onNeed(held, work) : false;
  }

  private onNeed({ needId, eventId }: Place, work: Work): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const hand = await this.origins.lock(tx, { needId, eventId });
      if (!hand) return false;
      await work(tx, hand);
      return true;
    });
  }
}
