import type { EmergencyPlace, EmergencyStatus, OwnApplication } from '@karov/api-client';
import { isEnded } from '@karov/domain';
import { createStore, session } from '@karov/web';
import { api } from '../../core/api.js';
import type { FeedbackAnswer } from '../own-request/feedback.js';

const PATH = '/event/requests/emergency';

/** The id of the person whose emergency is under way, as far as the pages know; null if there is none. */
export const emergencyOf = createStore<number | null>(null);

/** The state of the person's own emergency request. */
export async function loadEmergency(signal?: AbortSignal): Promise<EmergencyStatus> {
  return heard(await api.get(PATH, { signal }));
}

function heard(status: EmergencyStatus): EmergencyStatus {
  emergencyOf.set(isRunning(status) ? (session.get()?.id ?? null) : null);
  return status;
}

/** Notes from an emergency among the person's requests whether it is under way; returns the request. */
export function noteRunning(request: OwnApplication): OwnApplication {
  if (request.is_emergency) emergencyOf.set(isEnded(request.status) ? null : (session.get()?.id ?? null));
  return request;
}

/** The result of the person's own action, which the emergency page shows before it has loaded anything. */
export const emergencyNews = createStore<EmergencyStatus | null>(null);

/**
 * Requests help at once, at the chosen place or otherwise at the person's address; if a request is already
 * running, that one is used (rules 50, 75).
 */
export async function raiseEmergency(place: EmergencyPlace): Promise<void> {
  emergencyNews.set(heard((await api.send('POST', PATH, { body: place })).data));
}

/** Closes the person's own emergency request. */
export async function closeEmergency(): Promise<string | null> {
  const { data, message } = await api.send('DELETE', PATH);
  emergencyNews.set(heard(data));
  return message;
}

/** Sends the feedback after an emergency in an event. */
export function tellHowItWas(answer: FeedbackAnswer): Promise<string | null> {
  return api.act('POST', `${PATH}/feedback`, { body: answer });
}

/** Whether a request is under way. */
export function isRunning({ record, step }: Pick<EmergencyStatus, 'record' | 'step'>): boolean {
  return record !== null && step !== 'none' && step !== 'done';
}
