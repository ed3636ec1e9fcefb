import { ValidationError } from '@karov/api-client';
import { PICTURE_TYPES } from '@karov/domain';
import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';

/** The accepted types of documents; the server refuses all others. */
export const DOCUMENT_TYPES = [...PICTURE_TYPES, 'application/pdf'];
/** The size of the largest document, in bytes. */
export const DOCUMENT_MAX_BYTES = 8 * 1024 * 1024;

interface Upload {
  isBusy: boolean;
  /** why the last file was not accepted */
  refusal: string | null;
  setRefusal: (text: string | null) => void;
  upload: (file: File) => void;
}

/** Sends a file as soon as it is chosen; `failed` is the text for a refusal that gives no reason. */
export function useUpload(send: (file: File) => Promise<void>, failed: string): Upload {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = (file: File) => {
    setBusy(true);
    setRefusal(null);
    send(file)
      .catch((reason: unknown) => {
        if (!(reason instanceof ValidationError)) return toastFailure(reason);
        setRefusal(reason.allTexts()[0] ?? failed);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, refusal, setRefusal, upload };
}
