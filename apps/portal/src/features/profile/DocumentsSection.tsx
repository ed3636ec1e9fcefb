import { useState } from 'react';
import { ValidationError, type VolunteerDocuments } from '@karov/api-client';
import { api } from '../../core/api.js';
import { shownDay } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { FileField } from '../../design/file/FileField.js';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const MAX_BYTES = 8 * 1024 * 1024;
type Kind = keyof VolunteerDocuments;

const load = (): Promise<VolunteerDocuments> => api.get<VolunteerDocuments>('/volunteer/documents');

async function send(kind: Kind, file: File): Promise<VolunteerDocuments> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  return (await api.send<VolunteerDocuments>('POST', '/volunteer/documents', form)).data;
}

interface DocumentFieldProps { kind: Kind; hint: string; isHandedIn: boolean; onSent: (documents: VolunteerDocuments) => void }

/** One document to hand in: sent as soon as it is chosen; a new one takes the place of the former. */
function DocumentField({ kind, hint, isHandedIn, onSent }: DocumentFieldProps) {
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

/** The police certificate and a guardian's approval, handed in here as well as by mail (decision 87); nothing while nothing is asked for. */
export function DocumentsSection() {
  const t = useText();
  const { data: loaded } = useLoad(load);
  const [sent, setSent] = useState<VolunteerDocuments | null>(null);
  const documents = sent ?? loaded;
  if (!documents) return null;
  const { police, guardian } = documents;
  const asksGuardian = guardian.is_needed && !guardian.is_confirmed;
  if (!police.is_needed && !asksGuardian) return null;
  const until = police.ends_at === null ? '' : shownDay(police.ends_at);
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{t('profile.documents.title')}</h2>
      {police.is_needed && (
        <DocumentField kind="police" isHandedIn={police.is_handed_in && !police.is_valid} onSent={setSent} hint={police.is_valid ? t('profile.documents.validUntil', { day: until }) : t('profile.documents.policeHint')} />
      )}
      {asksGuardian && <DocumentField kind="guardian" isHandedIn={guardian.is_handed_in} onSent={setSent} hint={t('profile.documents.guardianHint')} />}
    </section>
  );
}
