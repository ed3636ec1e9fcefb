import { EventWorld } from '../src/testing/event-world.js';
import type { TestApp } from '../src/testing/test-app.js';
import { pass, until } from './until.js';
import type { Witness } from './witness.js';

const SOUTH = 30;
const WEST = 34.4;
const DEGREES_APART = 0.4;
const PLACES_IN_A_ROW = 8;
const SEEKERS = 2;
const VOLUNTEERS_KM = [0.4, 0.8, 1.2, 1.6, 2.5];
const TIME_FOR_ONE_MS = 180_000;
const PRESS_AGAIN_MS = 100;

/** One event at its own place: two help seekers and five volunteers, the farthest outside the first ring. */
export class ScriptedEvent {
  private startedAt = 0;

  private constructor(
    private readonly http: TestApp['http'],
    private readonly admin: { token: string },
    private readonly form: Record<string, unknown>,
  ) {}

  /**
   * Prepares the people but not the event, which an admin later creates on behalf of a manager, wherever the
   * event is.
   */
  static async prepare(
    test: TestApp,
    { admin, managerId }: { admin: { token: string }; managerId: number },
    place: number,
  ): Promise<ScriptedEvent> {
    const centre = {
      lat: SOUTH + Math.floor(place / PLACES_IN_A_ROW) * DEGREES_APART,
      lon: WEST + (place % PLACES_IN_A_ROW) * DEGREES_APART,
    };
    const world = new EventWorld(test, centre);
    for (let n = 0; n < SEEKERS; n++) await world.seeker(n / 10);
    for (const km of VOLUNTEERS_KM) await world.volunteer(km);
    return new ScriptedEvent(test.http, admin, {
      ...(await world.eventForm({ radius: 2 })),
      manager_id: managerId,
    });
  }

  /**
   * Lets the admin create the event, retrying if there is no response, and waits until each need has a
   * volunteer or a coordinator.
   */
  async happen(witness: Witness): Promise<void> {
    this.startedAt = Date.now();
    const id = await this.create();
    await until(`all needs of event ${id} are served`, () => isServed(witness, id), TIME_FOR_ONE_MS);
  }

  /** Whether one of these times was within the event's lifetime. */
  lived(moments: readonly number[]): boolean {
    return moments.some((moment) => moment >= this.startedAt);
  }

  private async create(): Promise<number> {
    for (;;) {
      const { status, body }: { status: number; body: { data?: { id: number } } } = await this.http
        .post('/api/admin/events')
        .set('Authorization', `Bearer ${this.admin.token}`)
        .send(this.form);
      if (status === 200 && body.data) return body.data.id;
      if (status < 500) throw new Error(`the event was refused: ${status} ${JSON.stringify(body)}`);
      await pass(PRESS_AGAIN_MS);
    }
  }
}

function isServed(witness: Witness, eventId: number): Promise<boolean> {
  return witness.holds(
    `SELECT count(*) = $2 FROM event_requests u JOIN dispatch_runs r ON r.need_id = u.need_id
     WHERE u.event_id = $1 AND u.respond = 1
       AND ((u.status = 'assigned' AND r.status = 'settled') OR (u.coordinator_since IS NOT NULL AND r.status = 'exhausted'))`,
    [eventId, SEEKERS],
  );
}
