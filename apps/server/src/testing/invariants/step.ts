import type { Act } from './act.js';
import type { Message, Snapshot } from './snapshot.js';

/** One act, with all that was so before and after it, and what was written to people meanwhile. */
export interface Step {
  act: Act;
  before: Snapshot;
  after: Snapshot;
  told: Message[];
  /** when it began */
  began: Date;
  now: Date;
}
