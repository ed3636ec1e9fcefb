import { api } from '../../../core/api.js';
import { useText } from '../../../core/text.js';
import { FileField } from '../../../design/file/file-field.js';
import { answerId } from '../../../shared/answer-id.js';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES, useUpload } from '../../../shared/documents/use-upload.js';
import type { VolunteerValues } from '../../../shared/volunteer-form/values.js';

interface GuardianFieldProps {
  ticket: string;
  value: VolunteerValues['guardian'];
  error: string | null;
  onChange: (value: VolunteerValues['guardian']) => void;
}

async function sendApproval(ticket: string, file: File): Promise<string> {
  const { data } = await api.send('POST', '/auth/register/guardian-approval', {
    body: { ticket, file },
    multipart: true,
  });
  return data.id;
}

/** A guardian's approval for volunteers aged 16 and 17 (rule 56), sent as soon as a file is chosen. */
export function GuardianField({ ticket, value, error, onChange }: GuardianFieldProps) {
  const t = useText();
  const { isBusy, refusal, setRefusal, upload } = useUpload(
    async (file) => onChange({ id: await sendApproval(ticket, file), name: file.name }),
    t('volunteerForm.guardianFailed'),
  );
  return (
    <FileField
      id={answerId('guardian_approval')}
      label={t('volunteerForm.guardian')}
      hint={t('volunteerForm.guardianHint')}
      error={refusal ?? error}
      fileName={value?.name ?? null}
      isBusy={isBusy}
      types={DOCUMENT_TYPES}
      maxBytes={DOCUMENT_MAX_BYTES}
      onPick={upload}
      onRefuse={setRefusal}
      onRemove={() => onChange(null)}
    />
  );
}
