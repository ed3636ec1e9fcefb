import { useState } from 'react';
import { ValidationError } from '@karov/api-client';
import { api } from '../../../core/api.js';
import { toastFailure } from '../../../core/failures.js';
import { useText } from '../../../core/text.js';
import { FileField } from '../../../design/file/FileField.js';
import { answerId } from '../../../shared/answer-id.js';
import type { VolunteerValues } from '../../../shared/volunteer-form/values.js';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const MAX_BYTES = 8 * 1024 * 1024;

interface GuardianFieldProps {
  ticket: string;
  value: VolunteerValues['guardian'];
  error: string | null;
  onChange: (value: VolunteerValues['guardian']) => void;
}

async function sendApproval(ticket: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('ticket', ticket);
  form.append('file', file);
  const { data } = await api.send<{ id: string }>('POST', '/auth/register/guardian-approval', form);
  return data.id;
}

/** The approval of a guardian for 16 and 17 (decision 56), handed in as soon as it is chosen. */
export function GuardianField({ ticket, value, error, onChange }: GuardianFieldProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pick = (file: File) => {
    setBusy(true);
    setRefusal(null);
    sendApproval(ticket, file)
      .then((id) => onChange({ id, name: file.name }))
      .catch((reason: unknown) => {
        if (!(reason instanceof ValidationError)) return toastFailure(reason);
        setRefusal(reason.allTexts()[0] ?? t('volunteerForm.guardianFailed'));
      })
      .finally(() => setBusy(false));
  };
  return (
    <FileField
      id={answerId('guardian_approval')}
      label={t('volunteerForm.guardian')}
      hint={t('volunteerForm.guardianHint')}
      error={refusal ?? error}
      fileName={value?.name ?? null}
      isBusy={isBusy}
      types={TYPES}
      maxBytes={MAX_BYTES}
      onPick={pick}
      onRefuse={setRefusal}
      onRemove={() => onChange(null)}
    />
  );
}
