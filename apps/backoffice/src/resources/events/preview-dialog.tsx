import type { EventPreview } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Alert } from '@mui/material';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { isEmptyCircle } from './event-draft.js';
import { PreviewCounts } from './preview-counts.js';

interface PreviewDialogProps {
  preview: EventPreview;
  isActive: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before saving an event that reaches nobody, or very many (rule 173). */
export function PreviewDialog({ preview, isActive, onConfirm, onClose }: PreviewDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('event_form.preview_title')}
      cancelLabel={text('event_form.back_to_form')}
      confirmLabel={text(isActive ? 'event_form.confirm' : 'event_form.confirm_inactive')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <PreviewCounts preview={preview} />
      <Alert severity="warning">
        {isEmptyCircle(preview)
          ? text('event_form.preview_nobody')
          : text('event_form.preview_many', { max: LIMITS.eventAskedUnasked })}
      </Alert>
    </ConfirmDialog>
  );
}
