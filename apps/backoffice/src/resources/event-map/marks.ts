import type { EventUserRequest, EventVolunteerRequest, PersonPin } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { isWaitingNeed } from '@karov/domain';
import { needStatus, volunteerStatus } from '../../shared/status.js';
import type { Translate } from '../../shared/text.js';
import type { PersonKey } from './attention.js';

/** A person on the map, with everything that decides how they are drawn. */
export interface Mark {
  key: PersonKey;
  kind: 'user' | 'volunteer';
  person: PersonPin;
  lat: number;
  lon: number;
  tone: Tone;
  /** the word of the state */
  label: string;
  /** people who wait for help, or are ready to give it, are drawn larger */
  isLarge: boolean;
  /** a volunteer on the way, drawn with a pulse */
  isMoving: boolean;
  /** since when the person waits for help */
  waitingSince: string | null;
  /** the need that a click chooses; null where there is none */
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
}

/** An unknown position is (0, 0), in the sea off Africa; it is not drawn. */
const hasPlace = ({ lt, lng }: PersonPin): boolean => lt !== 0 || lng !== 0;

function needMark(need: EventUserRequest, text: Translate): Mark {
  const { tone, label } = needStatus(need, text);
  return {
    key: `user-${need.id}`,
    kind: 'user',
    person: need.user,
    lat: need.user.lt,
    lon: need.user.lng,
    tone,
    label,
    isLarge: isWaitingNeed(need) || need.needs_coordinator,
    isMoving: false,
    waitingSince: need.waiting_since,
    needId: need.id,
  };
}

function callMark(call: EventVolunteerRequest, onWay: ReadonlySet<number>, text: Translate): Mark {
  const { tone, label } = volunteerStatus(call, text);
  const needId = call.assigned_user?.request_id ?? call.need_request_id;
  return {
    key: `volunteer-${call.id}`,
    kind: 'volunteer',
    person: call.volunteer,
    lat: call.volunteer.lt,
    lon: call.volunteer.lng,
    tone,
    label,
    isLarge: call.status === 'accept' || call.status === 'assigned',
    isMoving: call.status === 'assigned' && needId !== null && onWay.has(needId),
    waitingSince: null,
    needId,
  };
}

/** Everybody of an event with a known position; volunteers first, so that help seekers are drawn on top. */
export function marksOf({ needs, calls }: People, text: Translate): Mark[] {
  const onWay = new Set(needs.filter(({ progress }) => progress === 'on_way').map(({ id }) => id));
  return [
    ...calls.map((call) => callMark(call, onWay, text)),
    ...needs.map((need) => needMark(need, text)),
  ].filter(({ person }) => hasPlace(person));
}

/** The lines between needs and the volunteers who hold them. */
export function pairsOf({ needs, calls }: People): PairLine[] {
  const seekers = new Map(needs.map(({ id, user }) => [id, user]));
  return calls.flatMap(({ status, volunteer, assigned_user: assigned }): PairLine[] => {
    const seeker = status === 'assigned' && assigned ? seekers.get(assigned.request_id) : undefined;
    return seeker && hasPlace(seeker) && hasPlace(volunteer)
      ? [{ from: [volunteer.lt, volunteer.lng], to: [seeker.lt, seeker.lng] }]
      : [];
  });
}
