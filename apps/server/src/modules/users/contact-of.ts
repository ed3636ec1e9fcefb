import { type Channel, NOT_SPOKEN_TO, type SpokenTo, spokenTo } from '@karov/domain';
import { isLandline } from '@karov/domain/phone';
import { keptText, type SealedTexts } from '../../platform/crypto/sealed-texts.js';

/** What determines how a person can be reached. */
export interface Reached {
  phone: string;
  contactNote: string;
  /** null until the person's answers have been read (rule 181) */
  takesCalls: boolean | null;
  channels: Channel[];
}

/** A row about a person with these data, with the contact note as stored (rule 236). */
export type KeptReached<Row extends Reached> = Omit<Row, 'contactNote'> & { contactNote: Buffer };

/**
 * SQL for these data as columns of `users` `u`, for statements of other modules; {@link openReached} decrypts
 * the note.
 */
export const REACHED_SQL = `u.phone, ${keptText('u.contact_note')} AS "contactNote", u.takes_calls AS "takesCalls", u.channels`;

export function openReached<Row extends { contactNote: Buffer }>(
  sealed: SealedTexts,
  row: Row,
): Omit<Row, 'contactNote'> & { contactNote: string } {
  return { ...row, contactNote: sealed.open(row.contactNote) };
}

/**
 * How a person wants to be reached and addressed, shown wherever staff or others write to them (rules 145,
 * 215).
 */
export interface Manner {
  contact_note: string;
  spoken_to: SpokenTo;
}

/** A person's number, as every response gives it: never without how they want to be reached. */
export interface Contact extends Manner {
  phone: string;
}

export function mannerOf({ phone, contactNote, takesCalls, channels }: Reached): Manner {
  return {
    contact_note: contactNote,
    spoken_to: spokenTo({ takesCalls, channels, isLandline: () => isLandline(phone) }),
  };
}

/** Whether a person writes instead of calling (rule 215). */
export function writes(person: Reached): boolean {
  return mannerOf(person).spoken_to.writes;
}

export function contactOf(person: Reached): Contact {
  return { phone: person.phone, ...mannerOf(person) };
}

/** Returns how to contact a person; empty if there is no person. */
export function mannerShown(person: Reached | undefined): Manner {
  return person ? mannerOf(person) : NO_MANNER;
}

/** The values for a number that is withheld: how to use it is withheld too. */
export const NO_MANNER: Manner = { contact_note: '', spoken_to: NOT_SPOKEN_TO };
