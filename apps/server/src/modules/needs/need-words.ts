import type { SealedTable, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import type { NeedEntity } from './need.entity.js';

/** The sealed columns of a need (rule 236). */
export const SEALED_NEEDS: SealedTable = {
  table: 'needs',
  key: 'id',
  texts: [
    { name: 'description', isSought: true },
    { name: 'system_notes', isNullable: true },
  ],
};

export type NeedDescription = Pick<NeedEntity, 'descriptionSealed' | 'descriptionBefore'>;
type NeedNotes = Pick<NeedEntity, 'systemNotesSealed' | 'systemNotesBefore'>;

/** Returns the description that the help seeker wrote. */
export function descriptionOf(
  sealed: SealedTexts,
  { descriptionSealed, descriptionBefore }: NeedDescription,
): string {
  return sealed.open(descriptionSealed, descriptionBefore);
}

/** Returns the written reason for the need's end; null without one. */
export function systemNotesOf(
  sealed: SealedTexts,
  { systemNotesSealed, systemNotesBefore }: NeedNotes,
): string | null {
  return sealed.openOrNull(systemNotesSealed, systemNotesBefore);
}

/** The columns that store a description. */
export function description(
  sealed: SealedTexts,
  text: string,
): NeedDescription & Pick<NeedEntity, 'descriptionWords'> {
  return {
    descriptionSealed: sealed.seal(text),
    descriptionBefore: '',
    descriptionWords: sealed.words(text),
  };
}

/** The columns that store a reason. */
export function systemNotes(sealed: SealedTexts, note: string | null): NeedNotes {
  return { systemNotesSealed: sealed.seal(note), systemNotesBefore: null };
}
