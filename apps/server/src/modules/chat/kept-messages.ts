import type { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import type { StoredMessage, StoredPicture } from './chat.types.js';

/** A picture in the result of a statement, with its sealed description in base64. */
type KeptPicture = StoredPicture;

/** A row whose message is stored sealed (rule 236). */
export type Kept<Row extends { message: string }> = Omit<Row, 'message' | 'staffNote' | 'picture'> & {
  message: Buffer;
};

/** A message as stored, with its picture. */
export type KeptMessage = Kept<StoredMessage> & { staffNote: Buffer; picture: KeptPicture | null };

export function openMessage(
  sealed: SealedTexts,
  { message, staffNote, picture, ...row }: KeptMessage,
): StoredMessage {
  return {
    ...row,
    message: sealed.open(message),
    staffNote: sealed.open(staffNote),
    picture: openPicture(sealed, picture),
  };
}

export function openPicture(sealed: SealedTexts, picture: KeptPicture | null): StoredPicture | null {
  return picture && { ...picture, description: sealed.open(Buffer.from(picture.description, 'base64')) };
}
