import type { EventPreview } from '@karov/api-client';
import { Alert, Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { type AppKey, type Translate, useText } from '../../shared/text.js';
import { HiddenText } from '../../shared/ui/hidden-text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { type EventDraft, isEmptyCircle } from './event-draft.js';
import { PreviewCounts } from './preview-counts.js';
import { PreviewMessages } from './preview-messages.js';
import { useLivePreview, usePreviewMessages } from './use-preview.js';

function consequence(preview: EventPreview, status: boolean, isAutoAssign: boolean): AppKey {
  if (isEmptyCircle(preview)) return 'event_form.preview_nobody';
  if (!status) return 'event_form.preview_inactive';
  return isAutoAssign ? 'event_form.preview_auto' : 'event_form.preview_all';
}

/** Returns the counts as one sentence, for screen readers. */
function told(text: Translate, { help_seekers, volunteers }: EventPreview): string {
  return text('event_form.inside', {
    seekers: text('event_form.inside_seekers', { count: help_seekers }),
    volunteers: text('event_form.inside_volunteers', { count: volunteers }),
  });
}

/** The people in the typed circle, and what saving would do (rule 46). */
export function LiveCounts({ maxRadiusKm }: { maxRadiusKm: number }) {
  const text = useText();
  const { state, preview, refusal, retry } = useLivePreview(maxRadiusKm);
  const messages = usePreviewMessages(maxRadiusKm);
  const [status, isAutoAssign] = useWatch<EventDraft, ['status', 'is_auto_assign']>({
    name: ['status', 'is_auto_assign'],
  });
  return (
    <section aria-label={text('event_form.preview_title')}>
      <HiddenText role="status">{state === 'counted' && preview && told(text, preview)}</HiddenText>
      {state === 'none' && (
        <Typography sx={{ color: 'text.secondary' }}>{text('event_form.counts_waiting')}</Typography>
      )}
      {state === 'refused' && <Typography>{refusal}</Typography>}
      {state === 'failed' && <LoadFailure onRetry={retry} />}
      {state === 'counting' && !preview && (
        <Typography sx={{ color: 'text.secondary' }}>{text('event_form.counting')}</Typography>
      )}
      {preview && (state === 'counted' || state === 'counting') && (
        <Box
          aria-busy={state === 'counting'}
          sx={{ display: 'grid', gap: 2, opacity: state === 'counting' ? 0.6 : 1 }}
        >
          <PreviewCounts preview={preview} />
          <Alert severity={isEmptyCircle(preview) ? 'warning' : 'info'} role="note">
            {text(consequence(preview, status, isAutoAssign))}
          </Alert>
          <PreviewMessages messages={messages} />
        </Box>
      )}
    </section>
  );
}
