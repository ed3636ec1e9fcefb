import { needCanWaitUntil } from '@karov/domain';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import { unattended } from './attendance.js';
import type { City } from './city.js';
import { isHeld, isLive, type Message, type PersonNow, type Snapshot } from './snapshot.js';
import type { Step } from './step.js';
import { untruthOf } from './truths.js';

/** A condition that always holds; `broken` describes its violations. */
export interface Invariant {
  name: string;
  broken(step: Step, city: City): string[] | Promise<string[]>;
}

/**
 * Rule 2: an ended need stays ended. Its holder has been released, its run has ended, and its calls can no
 * longer be answered.
 */
const nobodyWorksForWhatEnded: Invariant = {
  name: 'nobody is at work, sought or asked for something that ended',
  broken({ after }) {
    const live = new Set(after.needs.filter(isLive).map(({ id }) => id));
    return [
      ...after.holds
        .filter((hold) => isHeld(hold) && !live.has(hold.needId))
        .map(({ needId, volunteerId }) => `volunteer ${volunteerId} holds need ${needId}, which has ended`),
      ...after.runs
        .filter(({ status, needId }) => status === 'running' && !live.has(needId))
        .map(({ needId }) => `the run of need ${needId} goes on, which has ended`),
      ...after.runs
        .filter(({ status, nextStepAt }) => status === 'running' && nextStepAt === null)
        .map(({ needId }) => `the run of need ${needId} has no next step`),
      ...after.calls
        .filter(
          ({ state, needId }) =>
            (state === 'open' || state === 'timed_out' || state === 'reserve') && !live.has(needId),
        )
        .map(
          ({ needId, volunteerId, state }) =>
            `the call of volunteer ${volunteerId} to need ${needId}, which has ended, is ${state}`,
        ),
    ];
  },
};

/**
 * Rule 47: a volunteer has only one live assignment at a time. An emergency may be taken on before work that
 * begins later.
 */
const nobodyWorksTwice: Invariant = {
  name: 'nobody is at two things at once',
  broken({ after }) {
    const now = after.holds.filter((hold) => isHeld(hold) && hold.isNow);
    return now
      .filter((hold, at) => now.slice(0, at).some(({ volunteerId }) => volunteerId === hold.volunteerId))
      .map(
        ({ volunteerId, needId }) =>
          `volunteer ${volunteerId} is at work for need ${needId}, and for another one`,
      );
  },
};

/**
 * Rules 3 and 71: a need has only one hold at a time, and for a reserve there is always a holder, who is
 * somebody else.
 */
const holdsFit: Invariant = {
  name: 'a need has one hold, its own volunteer, and reserves behind it alone',
  broken({ after }) {
    const held = new Map(after.holds.filter(isHeld).map((hold) => [hold.needId, hold]));
    return [
      ...after.needs
        .filter(
          (need) => isLive(need) && need.status === 'in treatment' && held.get(need.id)?.isApproved !== 1,
        )
        .map(({ id }) => `need ${id} is in treatment, and nobody is approved`),
      ...after.needs
        .filter((need) => need.status === 'open' && held.get(need.id)?.isApproved === 1)
        .map(({ id }) => `need ${id} is open, and somebody is approved`),
      ...after.calls
        .filter(
          ({ state, needId, volunteerId }) =>
            state === 'reserve' &&
            (held.get(needId) === undefined || held.get(needId)?.volunteerId === volunteerId),
        )
        .map(
          ({ needId, volunteerId }) =>
            `volunteer ${volunteerId} is in reserve for need ${needId} behind nobody`,
        ),
    ];
  },
};

/** Rules 40 and 4: who may be called. */
const calledMayBeCalled: Invariant = {
  name: 'only who may be called is called',
  broken(step) {
    const { act, before, after } = step;
    const isByHand = act.kind === 'callNext';
    return newCalls(before, after).flatMap(({ volunteerId, needId, calledAt }) => {
      const need = after.needs.find(({ id }) => id === needId);
      const whys = [
        ...(wasAllAlong(volunteerId, step, isAway) ? ['while away from the service'] : []),
        ...(!isByHand && wasAllAlong(volunteerId, step, ({ duty }) => duty === 'off_duty')
          ? ['while off duty']
          : []),
        ...(need?.endedAt && Date.parse(calledAt) > Date.parse(need.endedAt) ? ['after its end'] : []),
        ...(!need?.isEmergency && wasAtWork(volunteerId, before, after) ? ['while at work'] : []),
      ];
      return whys.map((why) => `volunteer ${volunteerId} was called for need ${needId} ${why}`);
    });
  },
};

/**
 * Rule 100: during quiet hours nobody is called for a need that can wait; a coordinator who calls by hand may
 * decide otherwise (rule 76).
 */
const nobodyIsWoken: Invariant = {
  name: 'nobody is called at a quiet time for what can wait',
  broken({ act, before, after }, city) {
    if (act.kind === 'callNext') return [];
    const quiet = city.test.app.get(QuietTimes);
    return newCalls(before, after).flatMap((call) => {
      const need = after.needs.find(({ id }) => id === call.needId);
      if (!need || need.eventId !== null) return [];
      const at = new Date(call.calledAt);
      const canWait = needCanWaitUntil({
        isEmergency: need.isEmergency,
        dueAt: need.dueAt === null ? null : new Date(need.dueAt),
      });
      return quiet.leavesAt(at, canWait) > at
        ? [`volunteer ${call.volunteerId} was called for need ${need.id} at ${call.calledAt}`]
        : [];
    });
  },
};

/**
 * No message is sent twice: the same text to the same person through the same channel about the same matter,
 * written at the same time. People who do not answer a telephone call are called again (rule 183).
 */
const nothingIsToldTwice: Invariant = {
  name: 'nobody hears the same thing twice at once',
  broken({ told }) {
    const key = ({ receiverId, channel, message, createdAt, applicationId, secretId }: Message) =>
      JSON.stringify([receiverId, channel, message, createdAt, applicationId, secretId]);
    const seen = new Set<string>();
    return told
      .filter(({ receiverId, channel }) => receiverId !== null && channel !== 'call')
      .flatMap((message) => {
        const isSecond = seen.has(key(message));
        seen.add(key(message));
        return isSecond ? [`${message.receiverId} was told twice at once: ${message.message}`] : [];
      });
  },
};

/** Rules 5, 74, 78: the person of an ended need is notified, unless they are away or ended it themselves. */
const endsAreTold: Invariant = {
  name: 'whose need has ended hears of it',
  broken({ before, after, told }) {
    const live = new Set(before.needs.filter(isLive).map(({ id }) => id));
    return after.needs
      .filter(
        (need) =>
          live.has(need.id) &&
          !isLive(need) &&
          need.endedBy !== 'seeker' &&
          !told.some((message) => message.receiverId === need.userId && isAbout(message, need)),
      )
      .filter(
        ({ userId }) =>
          !after.people.some((person) => person.id === userId && (isAway(person) || person.isDeleted)),
      )
      .map(({ id, userId, status }) => `need ${id} is ${status}, and ${userId} was not told`);
  },
};

/** Rules 4, 71: a released volunteer is notified, unless they withdrew themselves. */
const lettingGoIsTold: Invariant = {
  name: 'who is let go hears of it',
  broken({ before, after, told }) {
    const held = new Map(before.holds.filter(isHeld).map((hold) => [hold.id, hold]));
    return (
      after.holds
        .filter(
          (hold) =>
            held.has(hold.id) &&
            !isHeld(hold) &&
            !told.some(({ receiverId }) => receiverId === hold.volunteerId),
        )
        .filter(
          ({ volunteerId }) =>
            !after.people.some((person) => person.id === volunteerId && (isAway(person) || person.isDeleted)),
        )
        // an action of their own, which its response confirms
        .filter(
          ({ ended, needId }) =>
            ended !== 'withdrawn' &&
            !(
              ended === 'completed' &&
              after.needs.some(({ id, endedBy }) => id === needId && endedBy === 'volunteer')
            ),
        )
        .map(
          ({ needId, volunteerId, ended }) =>
            `volunteer ${volunteerId} holds need ${needId} no more (${ended}), and was not told`,
        )
    );
  },
};

/**
 * Rules 70, 73, 101: a person is notified when somebody else becomes responsible for their need, and so is
 * that somebody.
 */
const changesAreTold: Invariant = {
  name: 'a change of who helps is told to both sides',
  broken({ before, after, told }) {
    const live = new Set(before.needs.filter(isLive).map(({ id }) => id));
    const hears = (id: number) =>
      told.some(({ receiverId }) => receiverId === id) ||
      after.people.some((person) => person.id === id && isAway(person));
    return after.needs
      .filter((need) => live.has(need.id) && isLive(need))
      .flatMap((need) => {
        const [was, is] = [holdOf(before, need.id), holdOf(after, need.id)];
        if (was?.volunteerId === is?.volunteerId && was?.isApproved === is?.isApproved) return [];
        const whom = [need.userId, ...(is ? [is.volunteerId] : [])].filter((id) => !hears(id));
        return whom.map(
          (id) =>
            `need ${need.id} is held by ${is?.volunteerId ?? 'nobody'} now (${is?.isApproved ?? ''}), and ${id} was not told`,
        );
      });
  },
};

/** Rules 4, 36: nobody who said no to a question is asked it again. */
const noIsNo: Invariant = {
  name: 'nobody is asked again for what they said no to',
  broken({ before, after }) {
    const declined = before.calls.filter(({ state }) => state === 'declined');
    const open = new Set(
      after.calls.filter(({ state }) => state === 'open' || state === 'timed_out').map(({ id }) => id),
    );
    return declined
      .filter(({ id }) => open.has(id))
      .map(
        ({ volunteerId, needId }) => `volunteer ${volunteerId} said no to need ${needId}, and is asked again`,
      );
  },
};

/** Rule 50: staff are notified at once of each emergency. */
const emergenciesAreTold: Invariant = {
  name: 'staff hear of an emergency',
  broken({ before, after, told }, city) {
    const known = new Set(before.needs.filter(({ isEmergency }) => isEmergency).map(({ id }) => id));
    const staff = new Set([...city.managers, ...city.admins].map(({ id }) => id));
    return after.needs
      .filter((need) => need.isEmergency && !known.has(need.id))
      .filter(
        (need) =>
          !told.some(
            (message) =>
              message.receiverId !== null &&
              staff.has(message.receiverId) &&
              message.type === 'emergency' &&
              isAbout(message, need),
          ),
      )
      .map(({ id }) => `no staff heard of the emergency ${id}`);
  },
};

/** Rules 43, 73, 101, 139: messages are true at the time they are written. */
const wordsAreTrue: Invariant = {
  name: 'who is told something is told the truth',
  broken: (step) => step.told.flatMap((message) => untruthOf(message, step) ?? []),
};

/**
 * Rules 43, 71, 166: somebody is responsible for each live need, or it is at the coordinators' desk and is
 * shown there.
 */
const nobodyIsUnattended: Invariant = {
  name: 'nobody live is unattended',
  broken: ({ after }, city) => unattended(city, after),
};

/** A call may report the caller's mistakes, but never a server error. */
const noFaults: Invariant = {
  name: 'the server has no fault',
  broken: (_step, city) => city.faults.splice(0),
};

function holdOf({ holds }: Snapshot, needId: number): Snapshot['holds'][number] | undefined {
  return holds.find((hold) => hold.needId === needId && isHeld(hold));
}

function newCalls(before: Snapshot, after: Snapshot): Snapshot['calls'] {
  const known = new Set(before.calls.map(({ id }) => id));
  return after.calls.filter(({ id, state, isMade }) => isMade && !known.has(id) && state !== 'reserve');
}

/** Whether a message is about a need: it refers to the need's single request or event. */
function isAbout(message: Message, { id, eventId }: Snapshot['needs'][number]): boolean {
  return eventId === null ? message.applicationId === id : message.eventId === eventId;
}

function isAway({ isActive, isBlocked, isFrozen, isDeleted }: PersonNow): boolean {
  return !isActive || isBlocked || isFrozen || isDeleted;
}

/** Whether something was true of a person both before and after a step. */
function wasAllAlong(personId: number, { before, after }: Step, is: (person: PersonNow) => boolean): boolean {
  return [before, after].every(({ people }) => people.some((person) => person.id === personId && is(person)));
}

/** Whether a volunteer was helping continuously between two snapshots. */
function wasAtWork(volunteerId: number, before: Snapshot, after: Snapshot): boolean {
  const stillHeld = new Set(after.holds.filter((hold) => isHeld(hold) && hold.isNow).map(({ id }) => id));
  return before.holds.some(
    (hold) => hold.volunteerId === volunteerId && isHeld(hold) && hold.isNow && stillHeld.has(hold.id),
  );
}

/** All invariants, in the order in which they are checked. */
export const INVARIANTS: readonly Invariant[] = [
  noFaults,
  nobodyWorksForWhatEnded,
  nobodyWorksTwice,
  holdsFit,
  calledMayBeCalled,
  nobodyIsWoken,
  nothingIsToldTwice,
  endsAreTold,
  lettingGoIsTold,
  changesAreTold,
  noIsNo,
  emergenciesAreTold,
  wordsAreTrue,
  nobodyIsUnattended,
];
