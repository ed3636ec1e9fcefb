import type { AcceptedMessage } from '@karov/testing';
import type { SeededRandom } from '../src/testing/seeded-random.js';
import type { TestApp } from '../src/testing/test-app.js';
import { pass } from './until.js';

const SEEKER_LINK = /\/n\/([\w-]+)/;
const VOLUNTEER_LINK = /\/v\/([\w-]+)/;
const THINK_MS = [10, 400] as const;
const PRESS_AGAIN_MS = 100;
const SAYS_YES = 0.45;
const SAYS_NO = 0.8;

/**
 * Simulated people with telephones: they read their messages and answer through the link. After a server or
 * connection error, they try again.
 */
export class AnsweringPeople {
  /** the number of people who are about to answer */
  busy = 0;
  /** the number of volunteers who were told that they have been assigned */
  accepted = 0;
  isOver = false;

  constructor(
    private readonly http: TestApp['http'],
    private readonly random: SeededRandom,
  ) {}

  hear(message: AcceptedMessage): void {
    const seeker = SEEKER_LINK.exec(message.body)?.[1];
    if (seeker) this.answer(() => this.http.post(`/api/event-respond/${seeker}`).send({ is_need_help: 1 }));
    const volunteer = VOLUNTEER_LINK.exec(message.body)?.[1];
    const mood = this.random.next();
    if (!volunteer || mood >= SAYS_NO) return;
    const isReady = mood < SAYS_YES;
    this.answer(
      () =>
        this.http
          .put(`/api/volunteer/event-requests/${volunteer}`)
          .send({ is_ready_to_help: isReady ? 1 : 0 }),
      () => {
        if (isReady) this.accepted++;
      },
    );
  }

  private answer(press: () => PromiseLike<{ status: number }>, done: () => void = () => undefined): void {
    this.busy++;
    void this.pressUntilAnswered(press, done).finally(() => this.busy--);
  }

  private async pressUntilAnswered(
    press: () => PromiseLike<{ status: number }>,
    done: () => void,
  ): Promise<void> {
    await pass(this.random.between(...THINK_MS));
    while (!this.isOver) {
      const { status } = await Promise.resolve(press()).catch(() => ({ status: 0 }));
      if (status === 200) return done();
      if (status >= 400 && status < 500) return;
      await pass(PRESS_AGAIN_MS);
    }
  }
}
