import type { VolunteerDocuments } from '@karov/api-client';
import { useEffect, useState } from 'react';
import { shownDay } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { DocumentField, loadDocuments } from '../../shared/documents/document-field.js';

/**
 * The police certificate and a guardian's approval, which can be submitted here as well as by mail (rule 87);
 * renders nothing while none is required. `onKnown` receives the state of the documents.
 */
export function DocumentsSection({ onKnown }: { onKnown?: (documents: VolunteerDocuments) => void }) {
  const t = useText();
  const { data: loaded } = useLoad(loadDocuments);
  const [sent, setSent] = useState<VolunteerDocuments | null>(null);
  const documents = sent ?? loaded;
  useEffect(() => {
    if (documents) onKnown?.(documents);
  }, [documents, onKnown]);
  if (!documents) return null;
  const { police, guardian } = documents;
  const asksGuardian = guardian.is_needed && !guardian.is_confirmed;
  if (!police.is_needed && !asksGuardian) return null;
  const until = police.ends_at === null ? '' : shownDay(police.ends_at);
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{t('profile.documents.title')}</h2>
      {police.is_needed && (
        <DocumentField
          kind="police"
          isHandedIn={police.is_handed_in && !police.is_valid}
          refusal={police.refusal}
          onSent={setSent}
          hint={
            police.is_valid
              ? t('profile.documents.validUntil', { day: until })
              : t('profile.documents.policeHint')
          }
        />
      )}
      {asksGuardian && (
        <DocumentField
          kind="guardian"
          isHandedIn={guardian.is_handed_in}
          refusal={guardian.refusal}
          onSent={setSent}
          hint={t('profile.documents.guardianHint')}
        />
      )}
    </section>
  );
}
