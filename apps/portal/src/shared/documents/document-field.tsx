import type { VolunteerDocuments } from '@karov/api-client';
import { api } from '../../core/api.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { FileField } from '../../design/file/file-field.js';
import { refreshSession } from '../refresh-session.js';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES, useUpload } from './use-upload.js';

type Kind = keyof VolunteerDocuments;

/** Loads which documents are required from the volunteer, and which have been received. */
export const loadDocuments = (): Promise<VolunteerDocuments> => api.get('/volunteer/documents');

async function send(kind: Kind, file: File): Promise<VolunteerDocuments> {
  return (await api.send('POST', '/volunteer/documents', { body: { kind, file }, multipart: true })).data;
}

interface DocumentFieldProps {
  kind: Kind;
  hint: string;
  isHandedIn: boolean;
  /** the reason why the previous document was not accepted */
  refusal: string | null;
  onSent: (documents: VolunteerDocuments) => void;
}

/** A document to submit: sent as soon as it is chosen; a new one replaces the previous one. */
export function DocumentField({ kind, hint, isHandedIn, refusal: former, onSent }: DocumentFieldProps) {
  const t = useText();
  const { isBusy, refusal, setRefusal, upload } = useUpload(async (file) => {
    onSent(await send(kind, file));
    // a guardian's approval also changes what the account is waiting for
    if (kind === 'guardian') refreshSession().catch(() => null);
    showToast('done', t('profile.documents.sent'));
  }, t('profile.documents.failed'));
  // The hint is inside the field, so that it is read as part of this document and not of the one above.
  const hintOf = () => {
    if (isHandedIn) return t('profile.documents.waits');
    return former === null ? hint : t('profile.documents.refused', { reason: former });
  };
  return (
    <FileField
      id={`document-${kind}`}
      label={t(`profile.documents.${kind}`)}
      hint={hintOf()}
      error={refusal}
      fileName={null}
      isBusy={isBusy}
      types={DOCUMENT_TYPES}
      maxBytes={DOCUMENT_MAX_BYTES}
      onPick={upload}
      onRefuse={setRefusal}
      onRemove={() => setRefusal(null)}
    />
  );
}
