import { serverText } from '@karov/i18n/server';
import { TRIGGERS, type TriggerName } from '../../modules/needs/messages/need-triggers.js';
import { type HoldNow, isHeld, isLive, type Message, type NeedNow } from './snapshot.js';
import type { Step } from './step.js';

/** What a message claims: about a need, to a person, in a step. */
type Claim = (about: { need: NeedNow; holds: readonly HoldNow[]; receiverId: number; step: Step }) => boolean;

interface Truth {
  triggers: readonly TriggerName[];
  is: Claim;
}

/**
 * The claims that each kind of message makes. What was true at any time within the step also counts, because
 * the message may have been written then.
 */
const TRUTHS: readonly Truth[] = [
  {
    triggers: ['coming'],
    is: ({ holds, step }) =>
      holds.some((hold) => isMoved(hold, step) || (isHeld(hold) && hold.isApproved === 1)),
  },
  {
    triggers: ['found', 'foundUrgent'],
    is: ({ holds, step }) => holds.some((hold) => isMoved(hold, step) || isHeld(hold)),
  },
  {
    triggers: ['on_way'],
    is: ({ holds, step }) =>
      holds.some((hold) => isMoved(hold, step) || (isHeld(hold) && hold.progress !== null)),
  },
  {
    triggers: ['arrived'],
    is: ({ holds, step }) =>
      holds.some((hold) => isMoved(hold, step) || (isHeld(hold) && hold.progress === 'arrived')),
  },
  {
    triggers: ['searchGoesOn'],
    is: ({ need, holds, step }) => isSought(need, step) || holds.some(isHeld),
  },
  {
    triggers: ['coordinatorNamed'],
    is: ({ need, step }) => need.coordinatorId !== null || isEndedIn(need, step) || isLetGo(need, step),
  },
  {
    triggers: ['coordinatorAlerted'],
    is: ({ need, holds, step }) =>
      need.alertedAt !== null ||
      need.coordinatorId !== null ||
      holds.some((hold) => isMoved(hold, step)) ||
      isEndedIn(need, step),
  },
  { triggers: ['done'], is: ({ need }) => need.status === 'completed' },
  { triggers: ['closed', 'cancelled', 'refused'], is: ({ need }) => !isLive(need) },
  { triggers: ['expired'], is: ({ need }) => need.status === 'expired' },
  {
    triggers: ['approved'],
    is: ({ holds, receiverId, step }) =>
      holds.some(
        (hold) =>
          hold.volunteerId === receiverId && (isMoved(hold, step) || (isHeld(hold) && hold.isApproved === 1)),
      ),
  },
  {
    triggers: ['held', 'heldUrgent'],
    is: ({ holds, receiverId, step }) =>
      holds.some((hold) => hold.volunteerId === receiverId && (isMoved(hold, step) || isHeld(hold))),
  },
  { triggers: ['over'], is: ({ need }) => !isLive(need) },
  {
    triggers: ['replaced', 'rejected', 'released', 'lapsed'],
    is: ({ holds, receiverId, step }) =>
      holds.some((hold) => hold.volunteerId === receiverId && (isMoved(hold, step) || !isHeld(hold))),
  },
  {
    triggers: ['filled'],
    is: ({ need, holds, step }) =>
      !isLive(need) ||
      need.coordinatorId !== null ||
      holds.some((hold) => isMoved(hold, step) || isHeld(hold)),
  },
  { triggers: ['noLongerNeeded'], is: ({ need }) => !isLive(need) },
];

const PARAMS = [
  'name',
  'phone',
  'category',
  'city',
  'event',
  'when',
  'address',
  'url',
  'note',
  'come',
  'reply',
  'link',
  'time',
  'until',
  'minutes',
];
const MARK = '¤';
const MARKED = Object.fromEntries(PARAMS.map((name) => [name, MARK]));
const GENDERS = ['', 'male', 'female'];
const PATTERNS: readonly { trigger: TriggerName; pattern: RegExp; is: Claim }[] = TRUTHS.flatMap(
  ({ triggers, is }) =>
    triggers.flatMap((trigger) =>
      wordsOf(trigger).map((words) => ({
        trigger,
        pattern: new RegExp(`^${words.split(MARK).map(escaped).join('.*')}$`, 's'),
        is,
      })),
    ),
);

/** Returns what is untrue in a message, in words; null if it is true, or claims nothing. */
export function untruthOf(message: Message, step: Step): string | null {
  const { receiverId } = message;
  const said = PATTERNS.filter(({ pattern }) => pattern.test(message.message));
  // a reply to a person's message refers to no need
  if (
    receiverId === null ||
    said.length === 0 ||
    (message.applicationId === null && message.eventId === null)
  )
    return null;
  const needs = step.after.needs.filter(
    (need) =>
      (message.eventId === null ? need.id === message.applicationId : need.eventId === message.eventId) &&
      (isVolunteer(receiverId, step) || need.userId === receiverId),
  );
  const isTrue = needs.some((need) => {
    const holds = step.after.holds.filter(({ needId }) => needId === need.id);
    return said.some(({ is }) => is({ need, holds, receiverId, step }));
  });
  return isTrue
    ? null
    : `${receiverId} was told "${said[0]?.trigger ?? ''}", which is not so: ${message.message}`;
}

function wordsOf(trigger: TriggerName): string[] {
  const { alone, inEvent } = TRIGGERS[trigger];
  return [alone, inEvent].flatMap((wording) =>
    wording ? GENDERS.map((gender) => serverText('he-IL', wording.text, { ...MARKED, gender })) : [],
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function isMoved({ updatedAt }: HoldNow, { began }: Step): boolean {
  return Date.parse(updatedAt) >= began.getTime();
}

function isEndedIn({ endedAt }: NeedNow, { began }: Step): boolean {
  return endedAt !== null && Date.parse(endedAt) >= began.getTime();
}

/** Whether volunteers are being searched for: the search continues, or took its last step within this one. */
function isSought(need: NeedNow, step: Step): boolean {
  const run = step.after.runs.find(({ needId }) => needId === need.id);
  return (
    run?.status === 'running' ||
    (run !== undefined && Date.parse(run.updatedAt) >= step.began.getTime()) ||
    isEndedIn(need, step)
  );
}

/** Whether a need was taken over and given back within this step. */
function isLetGo(need: NeedNow, { before }: Step): boolean {
  return before.needs.some(({ id, coordinatorId }) => id === need.id && coordinatorId !== null);
}

function isVolunteer(receiverId: number, { after }: Step): boolean {
  return after.needs.every(({ userId }) => userId !== receiverId);
}
