import { defineSignal } from '../../platform/signals/signals.js';

/**
 * A need waits for a volunteer and is to be dispatched. `radiusKm` is the first ring; null means the ring
 * from the settings. Like all signals here, it is sent inside the transaction that decides the change.
 */
export const needOpened = defineSignal<{ needId: number; radiusKm: number | null }>('needs.opened');

/** A person's open emergency that its stopped event leaves behind, with the time of the button's press. */
export interface LeftEmergency {
  userId: number;
  openedAt: Date;
  /** whether the person reads otherwise that the search goes on */
  isTold: boolean;
}

/** A person has a new need, of either kind, and asks for help again if they were left without it (rule 49). */
export const askedAnew = defineSignal<{ userId: number }>('needs.askedAnew');

/** An event has stopped while people have open emergencies, which must not be abandoned. */
export const emergenciesLeft = defineSignal<{ left: readonly LeftEmergency[] }>('needs.emergenciesLeft');

/** A volunteer holds an urgent need: its run continues, and watches whether the volunteer comes (rule 71). */
export const urgentHeld = defineSignal<{ needId: number; radiusKm: number | null; volunteerId: number }>(
  'needs.urgentHeld',
);

/** Another volunteer said yes to an urgent need that is held, and is kept in reserve. */
export const urgentReserved = defineSignal<{ needId: number; volunteerId: number }>('needs.urgentReserved');

/** A coordinator keeps a volunteer whose yes came late in reserve, whatever the kind of need (rule 146). */
export const reserveKept = defineSignal<{ needId: number; volunteerId: number }>('needs.reserveKept');

/** The hold on an urgent need was approved, or its volunteer has set out: the need's run checks again. */
export const urgentMoved = defineSignal<{ needId: number }>('needs.urgentMoved');

/** A coordinator recorded that the volunteer said by telephone that they are on the way. */
export const needStepRecorded = defineSignal<{ needId: number; volunteerId: number }>('needs.stepRecorded');

/**
 * The holder of a ride or visit was asked whether they are coming, or was released because they did not
 * answer (rule 149).
 */
export const holdNoted = defineSignal<{
  needId: number;
  volunteerId: number;
  kind: 'reminded' | 'asked_before_start' | 'lapsed';
}>('needs.holdNoted');

/** A need has a volunteer. */
export const needSettled = defineSignal<{ needId: number; volunteerId: number }>('needs.settled');

/**
 * Needs are no longer dispatched: they have ended, their event has stopped, or its calling by need was
 * switched off.
 */
export const needsStopped = defineSignal<{ needIds: readonly number[] }>('needs.stopped');

/** A volunteer answered a call for a need with no. */
export const callDeclined = defineSignal<{ needId: number; volunteerId: number }>('needs.callDeclined');

/** Volunteers called for a need are thanked, because somebody else is doing the work. */
export const callsFilled = defineSignal<{ needId: number; volunteerIds: readonly number[] }>(
  'needs.callsFilled',
);

/** A coordinator took over a need; dispatch continues only for an urgent need. */
export const needTakenOver = defineSignal<{ needId: number; isUrgent: boolean }>('needs.takenOver');
