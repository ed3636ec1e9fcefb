import type { EmergencyPlace, EmergencyStatus } from '@karov/api-client';
import { api } from '../../core/api.js';
import type { FeedbackAnswer } from '../own-request/feedback.js';

const PATH = '/event/requests/emergency';

/** The state of the person's own emergency request. */
export function loadEmergency(signal?: AbortSignal): Promise<EmergencyStatus> {
  return api.get(PATH, { signal });
}

/**
 * Requests help at once, at the chosen place or the applicable address; while a request is running, returns
 * that one (rules 50, 75).
 */
export async function raiseEmergency(place: EmergencyPlace): Promise<void> {
  await api.act('POST', PATH, { body: place });
}

/** Closes the person's own emergency request. */
export function closeEmergency(): Promise<string | null> {
  return api.act('DELETE', PATH);
}

/** Sends the feedback after an emergency in an event. */
export function tellHowItWas(answer: FeedbackAnswer): Promise<string | null> {
  return api.act('POST', `${PATH}/feedback`, { body: answer });
}

/** Whether a request is under way. */
export function isRunning({ record, step }: Pick<EmergencyStatus, 'record' | 'step'>): boolean {
  return record !== null && step !== 'none' && step !== 'done';
}
