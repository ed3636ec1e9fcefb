import { defineSignal } from '../../platform/signals/signals.js';

/**
 * A need waits for somebody and is to be dispatched. `radiusKm` is the first ring; null: that of the setting.
 * Sent, as all of these, inside the transaction that decides it.
 */
export const needOpened = defineSignal<{ needId: number; radiusKm: number | null }>('needs.opened');

/** An event has stopped with open emergencies of these people, which must not be abandoned. */
export const emergenciesLeft = defineSignal<{ userIds: readonly number[] }>('needs.emergenciesLeft');

/** A volunteer holds an urgent need: its run goes on and watches that somebody comes (rule 71). */
export const urgentHeld = defineSignal<{ needId: number; radiusKm: number | null; volunteerId: number }>(
  'needs.urgentHeld',
);

/** Somebody else said yes to an urgent need that is held, and is in reserve. */
export const urgentReserved = defineSignal<{ needId: number; volunteerId: number }>('needs.urgentReserved');

/** A coordinator keeps somebody in reserve whose yes came late, whatever kind of need it is (rule 146). */
export const reserveKept = defineSignal<{ needId: number; volunteerId: number }>('needs.reserveKept');

/** The hold of an urgent need was approved, or its volunteer has set out: the run looks again. */
export const urgentMoved = defineSignal<{ needId: number }>('needs.urgentMoved');

/** A coordinator recorded for the volunteer, who told them by telephone, that they are on the way. */
export const needStepRecorded = defineSignal<{ needId: number; volunteerId: number }>('needs.stepRecorded');

/**
 * The holder of a ride or visit was asked whether they are coming, or was let go for not answering (rule
 * 149).
 */
export const holdNoted = defineSignal<{
  needId: number;
  volunteerId: number;
  kind: 'reminded' | 'asked_before_start' | 'lapsed';
}>('needs.holdNoted');

/** A need has somebody. */
export const needSettled = defineSignal<{ needId: number; volunteerId: number }>('needs.settled');

/** Needs are no longer to be served: they ended, the event stopped, or calling by need was switched off. */
export const needsStopped = defineSignal<{ needIds: readonly number[] }>('needs.stopped');

/** A volunteer called for a need answered no. */
export const callDeclined = defineSignal<{ needId: number; volunteerId: number }>('needs.callDeclined');

/** Volunteers who were called for a need are thanked: somebody else does it. */
export const callsFilled = defineSignal<{ needId: number; volunteerIds: readonly number[] }>(
  'needs.callsFilled',
);

/** A coordinator took a need over; an urgent one is dispatched on beside that. */
export const needTakenOver = defineSignal<{ needId: number; isUrgent: boolean }>('needs.takenOver');
