import type { AnsweringPeople } from './answering-people.js';
import { until } from './until.js';
import type { Witness } from './witness.js';

const QUIET_MS = 120_000;

/**
 * Waits until nobody is about to answer and nothing is about to be sent.
 * @throws with what is still in progress
 */
export async function untilQuiet(people: AnsweringPeople, witness: Witness): Promise<void> {
  const unsent = () =>
    witness.rows(
      `SELECT id, type, status, error, attempts, next_attempt_at FROM notifications WHERE status IN ('queued', 'sending')`,
    );
  const isQuiet = async () => people.busy === 0 && (await unsent()).length === 0;
  await until('everything is sent and answered', isQuiet, QUIET_MS).catch(async (cause: unknown) => {
    const left = `still to answer: ${people.busy}, still to send: ${JSON.stringify(await unsent())}`;
    throw new Error(left, { cause });
  });
}
