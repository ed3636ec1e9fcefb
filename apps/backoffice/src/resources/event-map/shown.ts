import type { EventDetail, EventUserRequest, EventVolunteerRequest } from '@karov/api-client';
import { byUrgency, type EventStage, isInStage, metresBetweenPins, nearestFirst } from '@karov/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NEED_IN_ADDRESS } from '../../shared/needs/need-path.js';
import { oneRowEach } from './one-row-each.js';

/** A volunteer in the list of the console. */
export interface ListedVolunteer {
  id: number;
  request: EventVolunteerRequest;
  /** the distance to the chosen need in metres; null without one, or while one of the homes is unknown */
  metres: number | null;
}

const ORDER: Readonly<Record<EventVolunteerRequest['status'], number>> = {
  accept: 0,
  assigned: 1,
  pending: 2,
  completed: 3,
  reject: 4,
  closed: 5,
};

/** Whether a volunteer was called for a need, or helps with it. */
function belongsTo({ need_request_id, assigned_user }: EventVolunteerRequest, needId: number): boolean {
  return need_request_id === needId || assigned_user?.request_id === needId;
}

const byState = (one: EventVolunteerRequest, other: EventVolunteerRequest): number =>
  ORDER[one.status] - ORDER[other.status];

/**
 * Returns the volunteers for one need: those who were called for it or help with it, then those who are ready, then
 * those who have not answered, each time the nearest first. So the list is never empty while anybody could come
 * (rule 156).
 */
function volunteersFor(
  need: EventUserRequest,
  rows: readonly EventVolunteerRequest[],
  needs: readonly EventUserRequest[],
): ListedVolunteer[] {
  const listed = (request: EventVolunteerRequest): ListedVolunteer => ({
    id: request.id,
    request,
    metres: metresBetweenPins(request.volunteer, need.user),
  });
  const own = oneRowEach(
    rows.filter((row) => belongsTo(row, need.id)),
    needs,
  )
    .map(listed)
    .toSorted((one, other) => byState(one.request, other.request) || nearestFirst(one.metres, other.metres));
  const shown = new Set(own.map(({ request }) => request.volunteer.id));
  const others = oneRowEach(rows, needs).filter(({ volunteer }) => !shown.has(volunteer.id));
  const near = (status: EventVolunteerRequest['status']) =>
    others
      .filter((row) => row.status === status)
      .map(listed)
      .toSorted((one, other) => nearestFirst(one.metres, other.metres));
  return [...own, ...near('accept'), ...near('pending')];
}

/** Returns how many people have said yes and help nobody yet, whatever else they were called for. */
function countReady(rows: readonly EventVolunteerRequest[]): number {
  const idsOf = (status: EventVolunteerRequest['status']) =>
    rows.filter((row) => row.status === status).map(({ volunteer }) => volunteer.id);
  const ready = new Set(idsOf('accept'));
  for (const id of idsOf('assigned')) ready.delete(id);
  return ready.size;
}

/** Chooses the need that the address names, as often as a link leads there. */
function useNeedOfAddress(choose: (id: number) => void): void {
  const { search, key } = useLocation();
  useEffect(() => {
    const id = Number(new URLSearchParams(search).get(NEED_IN_ADDRESS));
    if (id > 0) choose(id);
  }, [search, key, choose]);
}

/**
 * Returns the part of an event that the console shows: everything, one stage of the progress, or everything
 * about one need.
 */
export function useShown({ event_user_requests: needs, event_volunteer_requests: rows }: EventDetail) {
  const [stage, setStage] = useState<EventStage | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  useNeedOfAddress(setChosenId);
  const sorted = useMemo(() => needs.toSorted(byUrgency), [needs]);
  const chosen = chosenId === null ? undefined : needs.find(({ id }) => id === chosenId);
  const inStage = useMemo(
    () => (stage === null ? sorted : sorted.filter((need) => isInStage(need, stage))),
    [sorted, stage],
  );
  const shownNeeds = useMemo(() => (chosen ? [chosen] : inStage), [chosen, inStage]);
  const everybody = useMemo(
    () =>
      oneRowEach(rows, needs)
        .toSorted(byState)
        .map((request): ListedVolunteer => ({ id: request.id, request, metres: null })),
    [rows, needs],
  );
  const volunteers = useMemo(
    () => (chosen ? volunteersFor(chosen, rows, needs) : everybody),
    [chosen, rows, needs, everybody],
  );
  const ready = useMemo(() => countReady(rows), [rows]);
  const choose = useCallback((id: number) => setChosenId((before) => (before === id ? null : id)), []);
  /** moves the choice to the next need or the one before, as the keys do */
  const chooseBeside = (step: 1 | -1) => {
    const next = inStage[inStage.findIndex(({ id }) => id === chosenId) + step];
    if (chosen && next) setChosenId(next.id);
  };
  const showAll = () => {
    setStage(null);
    setChosenId(null);
  };
  return { stage, setStage, chosen, choose, chooseBeside, showAll, needs: shownNeeds, volunteers, ready };
}
