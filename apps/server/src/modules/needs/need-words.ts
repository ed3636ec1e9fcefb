import type { SealedTable, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import type { NeedEntity } from './need.entity.js';

/** What of a need is sealed (rule 236). */
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

/** What somebody asks for, as they wrote it. */
export function descriptionOf(
  sealed: SealedTexts,
  { descriptionSealed, descriptionBefore }: NeedDescription,
): string {
  return sealed.open(descriptionSealed, descriptionBefore);
}

/** Why it ended, in somebody's words; null where nobody wrote any. */
export function systemNotesOf(
  sealed: SealedTexts,
  { systemNotesSealed, systemNotesBefore }: NeedNotes,
): string | null {
  return sealed.openOrNull(systemNotesSealed, systemNotesBefore);
}

/** The columns of a description. */
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

/** Columns of such words. */
export function systemNotes(sealed: SealedTexts, note: string | null): NeedNotes {
  return { systemNotesSealed: sealed.seal(note), systemNotesBefore: null };
}
