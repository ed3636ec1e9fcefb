import type { EventUserRequest, EventVolunteerRequest, PersonPin } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { awaitsSettingOut, isWaitingNeed, positionOfPin } from '@karov/domain';
import { needStatus, volunteerStatus } from '../../shared/status.js';
import type { Translate } from '../../shared/text.js';
import type { PersonKey } from './attention.js';

/** A person on the map, with everything that decides how their mark looks. */
export interface Mark {
  key: PersonKey;
  kind: 'user' | 'volunteer';
  person: PersonPin;
  lat: number;
  lon: number;
  tone: Tone;
  /** the state in a word */
  label: string;
  /** people who wait for help or are ready to give it are drawn larger */
  isLarge: boolean;
  /** a volunteer on the way to the chosen need is drawn with a pulse */
  isMoving: boolean;
  /** since when the person has been waiting for help */
  waitingSince: string | null;
  /** the need that a click chooses; null if the person has none */
  needId: number | null;
}

/** A volunteer and the person they help, joined by a line. */
export interface PairLine {
  from: [lat: number, lon: number];
  to: [lat: number, lon: number];
}

interface People {
  needs: readonly EventUserRequest[];
  calls: readonly EventVolunteerRequest[];
  /** the need for which who moves and who is paired is drawn; for all at once, nobody could tell them apart */
  chosenId?: number | null;
}

function needMark(need: EventUserRequest, text: Translate): Mark | null {
  const position = positionOfPin(need.user);
  if (!position) return null;
  const { tone, label } = needStatus(need, text);
  return {
    key: `user-${need.id}`,
    kind: 'user',
    person: need.user,
    ...position,
    tone,
    label,
    isLarge:
      isWaitingNeed(need) || need.needs_coordinator || (need.status === 'assigned' && awaitsSettingOut(need)),
    isMoving: false,
    waitingSince: need.waiting_since,
    needId: need.id,
  };
}

function callMark(call: EventVolunteerRequest, onWay: ReadonlySet<number>, text: Translate): Mark | null {
  const position = positionOfPin(call.volunteer);
  if (!position) return null;
  const { tone, label } = volunteerStatus(call, text);
  const needId = call.assigned_user?.request_id ?? call.need_request_id;
  return {
    key: `volunteer-${call.id}`,
    kind: 'volunteer',
    person: call.volunteer,
    ...position,
    tone,
    label,
    isLarge: call.status === 'accept' || call.status === 'assigned',
    isMoving: call.status === 'assigned' && needId !== null && onWay.has(needId),
    waitingSince: null,
    needId,
  };
}

/**
 * Returns the marks of everybody in an event whose position is known; volunteers first, so that help seekers
 * are drawn on top.
 */
export function marksOf({ needs, calls, chosenId = null }: People, text: Translate): Mark[] {
  const chosen = needs.filter(({ id, progress }) => id === chosenId && progress === 'on_way');
  const onWay = new Set(chosen.map(({ id }) => id));
  return [
    ...calls.flatMap((call) => callMark(call, onWay, text) ?? []),
    ...needs.flatMap((need) => needMark(need, text) ?? []),
  ];
}

/** Returns the lines between the chosen need and the volunteers who help with it. */
export function pairsOf({ needs, calls, chosenId }: People): PairLine[] {
  const seekers = new Map(needs.filter(({ id }) => id === chosenId).map(({ id, user }) => [id, user]));
  return calls.flatMap(({ status, volunteer, assigned_user: assigned }): PairLine[] => {
    const seeker = status === 'assigned' && assigned ? seekers.get(assigned.request_id) : undefined;
    const [from, to] = [positionOfPin(volunteer), seeker && positionOfPin(seeker)];
    return from && to ? [{ from: [from.lat, from.lon], to: [to.lat, to.lon] }] : [];
  });
}
