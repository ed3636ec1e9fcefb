import { type AnswerChannel, HOUR, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Keeping } from '../../../platform/clock/sweep.js';
import { fail } from '../../../platform/errors/fail.js';
import { type AnswerSubject, NeedAnswersRepository } from './need-answers.repository.js';

/** How long answers are kept after the end of their need. */
const KEEP_SECONDS = 86_400;

/** Stores volunteers' late answers and messages for the coordinators until the need ends (rules 146, 147). */
@Injectable()
export class NeedAnswersService {
  constructor(
    private readonly clock: Clock,
    private readonly repository: NeedAnswersRepository,
  ) {}

  /**
   * Records once that a volunteer said yes to a need that somebody else holds; returns whether the yes is
   * new. Ended needs are left out.
   */
  lateYes(needId: number, volunteerId: number, channel: AnswerChannel): Promise<boolean> {
    return this.repository.addLateYes(needId, volunteerId, channel, this.clock.now());
  }

  /**
   * Stores a volunteer's message unchanged.
   * @throws TOO_MANY_WORDS when the volunteer has written too much within the hour
   */
  async words(
    subject: AnswerSubject,
    said: { volunteerId: number; channel: AnswerChannel; words: string },
    isSettled = false,
  ): Promise<void> {
    const now = this.clock.now();
    const already = await this.repository.countSince(said.volunteerId, addSeconds(now, -HOUR));
    if (already >= LIMITS.answersAnHour) return fail('TOO_MANY_WORDS', { field: 'words' });
    await this.repository.addWords(
      subject,
      { ...said, words: said.words.slice(0, LIMITS.noteMax) },
      now,
      isSettled,
    );
  }

  @Keeping('old answers', '0 47 * * * *')
  async run(): Promise<void> {
    await this.repository.forgetEnded(addSeconds(this.clock.now(), -KEEP_SECONDS));
  }
}
