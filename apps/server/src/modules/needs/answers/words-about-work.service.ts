import { Injectable } from '@nestjs/common';
import type { AnswerChannel } from '@karov/domain';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { NeedHolds } from '../lifecycle/need-holds.service.js';
import type { NeedInHand } from '../lifecycle/need-in-hand.js';
import { NeedOrigins } from '../lifecycle/need-origins.js';
import { NeedAnswers } from './need-answers.service.js';

/** What somebody said of what they have in hand. */
interface SaidOfWork {
  volunteerId: number;
  words: string;
  channel: AnswerChannel;
}

const HELD = `SELECT n.id AS "needId", n.event_id AS "eventId" FROM assignments x JOIN needs n ON n.id = x.need_id
  WHERE x.volunteer_id = $1 AND x.ended IS NULL AND x.is_approved <> 2`;

/** What volunteers write of what they have in hand (rules 147, 149). */
@Injectable()
export class WordsAboutWork {
  constructor(
    private readonly database: Database,
    private readonly origins: NeedOrigins,
    private readonly holds: NeedHolds,
    private readonly answers: NeedAnswers,
  ) {}

  /** Keeps words beside the newest need that a volunteer holds; false where they hold none. */
  say(said: SaidOfWork): Promise<boolean> {
    return this.onHeld(`${HELD} ORDER BY x.created_at DESC LIMIT 1`, [said.volunteerId], (tx, hand) => this.keep(tx, hand, said));
  }

  /**
   * Takes the answer of a volunteer who was asked since a moment whether they are coming: a yes stands beside the need, a no gives it back at once. False
   * where nobody asked, or they have said so already.
   */
  answerAsked(said: SaidOfWork, isComing: boolean, askedSince: Date): Promise<boolean> {
    const asked = `${HELD} AND x.asked_at >= $2 AND x.progress IS NULL ORDER BY x.asked_at DESC LIMIT 1`;
    return this.onHeld(asked, [said.volunteerId, askedSince], async (tx, hand) => {
      if (hand.hold?.volunteerId !== said.volunteerId) return;
      await this.keep(tx, hand, said);
      if (!isComing) await this.holds.putBack(tx, hand, { actorId: said.volunteerId });
    });
  }

  private async keep(tx: Tx, { need, origin }: NeedInHand, said: SaidOfWork): Promise<void> {
    await this.answers.words(tx, { needId: need.id }, said);
    await origin.changed(tx, null);
  }

  private onHeld(sql: string, values: readonly unknown[], work: (tx: Tx, hand: NeedInHand) => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [held]: { needId: number; eventId: number | null }[] = await tx.manager.query(sql, [...values]);
      const hand = held && (await this.origins.lock(tx, held));
      if (!hand) return false;
      await work(tx, hand);
      return true;
    });
  }
}
