import type { EmergencyPlace, EmergencyStatus } from '@karov/api-client';
import { api } from '../../core/api.js';
import type { FeedbackAnswer } from '../own-request/feedback.js';

const PATH = '/event/requests/emergency';

/** How the own emergency request stands. */
export function loadEmergency(signal?: AbortSignal): Promise<EmergencyStatus> {
  return api.get(PATH, { signal });
}

/**
 * Asks for help at once, at the chosen place or the address that counts; while a request is running this
 * answers with it (rules 50, 75).
 */
export async function raiseEmergency(place: EmergencyPlace): Promise<void> {
  await api.act('POST', PATH, { body: place });
}

/** Closes the own emergency request. */
export function closeEmergency(): Promise<string | null> {
  return api.act('DELETE', PATH);
}

/** Tells how it was after an emergency in an event. */
export function tellHowItWas(answer: FeedbackAnswer): Promise<string | null> {
  return api.act('POST', `${PATH}/feedback`, { body: answer });
}

/** Whether a request is under way. */
export function isRunning({ record, step }: Pick<EmergencyStatus, 'record' | 'step'>): boolean {
  return record !== null && step !== 'none' && step !== 'done';
}
