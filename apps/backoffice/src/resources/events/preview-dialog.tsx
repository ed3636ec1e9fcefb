import type { EventPreview } from '@karov/api-client';
import { Alert, Box, Typography } from '@mui/material';
import { useText, type AppKey } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import type { EventDraft } from './event-draft.js';

interface PreviewDialogProps {
  preview: EventPreview;
  draft: EventDraft;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const COUNTS = ['help_seekers', 'volunteers', 'help_seekers_unreachable', 'volunteers_unreachable'] as const satisfies readonly (keyof EventPreview)[];

function consequence({ status, is_auto_assign }: EventDraft): AppKey {
  if (!status) return 'event_form.preview_inactive';
  return is_auto_assign ? 'event_form.preview_auto' : 'event_form.preview_all';
}

/** Who is in the circle and what saving does, before it is done (rule 46). */
export function PreviewDialog({ preview, draft, isBusy, onConfirm, onClose }: PreviewDialogProps) {
  const text = useText();
  const isNobody = preview.help_seekers + preview.volunteers === 0;
  return (
    <ConfirmDialog
      title={text('event_form.preview_title')}
      cancelLabel={text('event_form.back_to_form')}
      isBusy={isBusy}
      confirmLabel={text(draft.status ? 'event_form.confirm' : 'event_form.confirm_inactive')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {COUNTS.filter((count) => !count.endsWith('unreachable') || preview[count] > 0).map((count) => (
          <Box key={count} sx={{ display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end', alignItems: 'baseline', gap: 2 }}>
            <Typography component="dt">{text(`event_form.preview_${count}`)}</Typography>
            <Typography component="dd" sx={{ m: 0, minInlineSize: '3rem', fontSize: '1.5rem', fontWeight: 700 }}>
              {preview[count]}
            </Typography>
          </Box>
        ))}
      </Box>
      <Alert severity={isNobody ? 'warning' : 'info'}>{text(isNobody ? 'event_form.preview_nobody' : consequence(draft))}</Alert>
    </ConfirmDialog>
  );
}
