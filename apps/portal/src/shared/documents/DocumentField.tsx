import { useState } from 'react';
import { ValidationError, type VolunteerDocuments } from '@karov/api-client';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { FileField } from '../../design/file/FileField.js';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const MAX_BYTES = 8 * 1024 * 1024;
type Kind = keyof VolunteerDocuments;

/** What is asked for of the volunteer, and what has come. */
export const loadDocuments = (): Promise<VolunteerDocuments> => api.get<VolunteerDocuments>('/volunteer/documents');

async function send(kind: Kind, file: File): Promise<VolunteerDocuments> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  return (await api.send<VolunteerDocuments>('POST', '/volunteer/documents', form)).data;
}

interface DocumentFieldProps { kind: Kind; hint: string; isHandedIn: boolean; onSent: (documents: VolunteerDocuments) => void }

/** One document to hand in: sent as soon as it is chosen; a new one takes the place of the former. */
export function DocumentField({ kind, hint, isHandedIn, onSent }: DocumentFieldProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pick = (file: File) => {
    setBusy(true);
    setRefusal(null);
    send(kind, file)
      .then((documents) => {
        onSent(documents);
        showToast('done', t('profile.documents.sent'));
      })
      .catch((reason: unknown) => {
        if (!(reason instanceof ValidationError)) return toastFailure(reason);
        setRefusal(reason.allTexts()[0] ?? t('profile.documents.failed'));
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      {isHandedIn && <p role="status">{t('profile.documents.waits')}</p>}
      <FileField
        id={`document-${kind}`}
        label={t(`profile.documents.${kind}`)}
        hint={hint}
        error={refusal}
        fileName={null}
        isBusy={isBusy}
        types={TYPES}
        maxBytes={MAX_BYTES}
        onPick={pick}
        onRefuse={setRefusal}
        onRemove={() => setRefusal(null)}
      />
    </>
  );
}
