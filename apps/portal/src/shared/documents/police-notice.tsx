import type { VolunteerDocuments } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useState } from 'react';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Link } from '../../design/link/link.js';
import { DocumentField, loadDocuments } from './document-field.js';

/**
 * For a volunteer who lacks the police certificate: how to get one, and the field to submit one (rules 85,
 * 87).
 */
export default function PoliceNotice() {
  const t = useText();
  const { data: loaded } = useLoad(loadDocuments);
  const [sent, setSent] = useState<VolunteerDocuments | null>(null);
  const police = (sent ?? loaded)?.police;
  if (!police?.is_needed || police.is_valid) return null;
  return (
    <Alert
      tone="waiting"
      title={t(police.is_handed_in ? 'profile.alerts.policeHandedIn' : 'profile.alerts.policeTitle')}
    >
      <p>{t(police.is_handed_in ? 'profile.alerts.policeHandedInText' : 'profile.alerts.policeText')}</p>
      <Link className="standing-link" to={PAGES.PoliceConfirmation.path}>
        {t('profile.alerts.police')}
      </Link>
      <DocumentField
        kind="police"
        isHandedIn={police.is_handed_in}
        refusal={police.refusal}
        hint={t('profile.documents.policeHint')}
        onSent={setSent}
      />
    </Alert>
  );
}
