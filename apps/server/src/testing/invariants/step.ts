import type { Act } from './act.js';
import type { Message, Snapshot } from './snapshot.js';

/** One action, with the state before and after it, and the messages written in the meantime. */
export interface Step {
  act: Act;
  before: Snapshot;
  after: Snapshot;
  told: Message[];
  /** when the step began */
  began: Date;
  now: Date;
}
