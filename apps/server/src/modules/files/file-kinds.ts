import { CHAT_PICTURE_SIDE, DOCUMENT_PICTURE_SIDE, LIMITS } from '@karov/domain';

/** What files can be used for. */
export const FILE_KINDS = ['signature', 'logo', 'approval', 'police', 'chat'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The rules for accepting and storing files of a kind. */
export interface FileRule {
  maxBytes: number;
  /** The bounds within which pictures are redrawn, all in the same format. */
  width: number;
  height: number;
  format: 'png' | 'jpeg';
  /** Whether PDF files are accepted; they are stored unchanged. */
  takesPdf: boolean;
  /** Whether files are encrypted in the store (rule 67). */
  isSealed: boolean;
}

const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

export const FILE_RULES: Readonly<Record<FileKind, FileRule>> = {
  signature: {
    maxBytes: 512 * KILOBYTE,
    width: 1200,
    height: 600,
    format: 'png',
    takesPdf: false,
    isSealed: true,
  },
  logo: { maxBytes: 2 * MEGABYTE, width: 600, height: 400, format: 'png', takesPdf: false, isSealed: false },
  approval: {
    maxBytes: 8 * MEGABYTE,
    width: 2000,
    height: DOCUMENT_PICTURE_SIDE,
    format: 'jpeg',
    takesPdf: true,
    isSealed: true,
  },
  police: {
    maxBytes: 8 * MEGABYTE,
    width: 2000,
    height: DOCUMENT_PICTURE_SIDE,
    format: 'jpeg',
    takesPdf: true,
    isSealed: true,
  },
  chat: {
    maxBytes: LIMITS.chatPictureMaxBytes,
    width: CHAT_PICTURE_SIDE,
    height: CHAT_PICTURE_SIDE,
    format: 'jpeg',
    takesPdf: false,
    isSealed: true,
  },
};

/**
 * The maximum size of a form with a drawn signature: as text the picture is a third longer, and the answers
 * come in addition.
 */
export const SIGNED_FORM_KILOBYTES = Math.ceil(((FILE_RULES.signature.maxBytes / KILOBYTE) * 4) / 3) + 64;
