import type { StaffNote } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';

/** What notes and answers are about. */
export interface DeskPlace {
  about: 'applications' | 'event-user-requests' | 'events';
  id: number;
}

/** The cache key of the notes about a request or an event. */
export const notesKey = ({ about, id }: DeskPlace) => ['notes', about, id] as const;

function readNotes({ about, id }: DeskPlace, signal: AbortSignal): Promise<StaffNote[]> {
  return api.get('/staff/{about}/{id}/notes', { params: { path: { about, id } }, signal });
}

/** Loads the notes about a request or an event, newest first. */
export function useNotes(place: DeskPlace) {
  return useRead({ key: notesKey(place), read: (signal) => readNotes(place, signal) });
}

export function addNote({ about, id }: DeskPlace, text: string): Promise<unknown> {
  return api.act('POST', '/staff/{about}/{id}/notes', { params: { path: { about, id } }, body: { text } });
}

/** Takes back a note that was just written. */
export function undoNote(id: number): Promise<unknown> {
  return api.act('DELETE', '/staff/notes/{id}', { params: { path: { id } } });
}
