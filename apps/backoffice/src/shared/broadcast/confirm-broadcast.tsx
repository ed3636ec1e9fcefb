import type { BroadcastPreview } from '@karov/api-client';
import { type BroadcastWay, LIMITS } from '@karov/domain';
import { useCountdown } from '@karov/web';
import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type FieldTexts, fieldTextsOf, shownFaults, useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';
import { LoadFailure } from '../ui/load-failure.js';
import { Loading } from '../ui/loading.js';
import type { ChosenAudience } from './audience.js';
import { type Draft, sendDraft, usePreview } from './broadcast-calls.js';
import { PreviewFacts } from './preview-facts.js';
import { PreviewPeople } from './preview-people.js';

interface ConfirmBroadcastProps {
  message: string;
  type: BroadcastWay;
  audience: ChosenAudience;
  /** true to stay on the page after sending; otherwise the page of the broadcast opens */
  staysHere: boolean;
  /** returns to the text, with its errors */
  onBack: (faults: FieldTexts) => void;
  onClose: () => void;
}

/**
 * Shows the complete preview, and the twenty seconds before the broadcast can be sent; closing it sends
 * nothing (rule 144).
 */
export function ConfirmBroadcast(props: ConfirmBroadcastProps) {
  const { message, type, audience, onBack, onClose } = props;
  const text = useText();
  const [unticked, setUnticked] = useState<readonly number[]>([]);
  const draft = { message, type, audience, unticked };
  const preview = usePreview(draft);
  const send = useSending(draft, props);
  const [openedAt] = useState(Date.now);
  const left = useCountdown(LIMITS.messageCountdownSeconds, openedAt);
  const receivers = preview.data?.receivers ?? 0;
  const isReady = left === 0 && receivers > 0 && !preview.isFetching;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {preview.isPending && <Loading />}
        {preview.isError && (
          <PreviewFailure error={preview.error} onRetry={() => void preview.refetch()} onBack={onBack} />
        )}
        {preview.data && <Preview preview={preview.data} draft={draft} onUntick={setUnticked} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {receivers > 0 && <Wait left={left} />}
        <Button autoFocus onClick={() => onBack({})}>
          {text('broadcasts.back')}
        </Button>
        <Button onClick={onClose}>{text('common.words.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} loading={send.isPending} onClick={send.press}>
          {text('broadcasts.send_to', { count: receivers })}
        </Button>
      </DialogActions>
    </>
  );
}

function Preview({
  preview,
  draft,
  onUntick,
}: {
  preview: BroadcastPreview;
  draft: Draft;
  onUntick: (ids: readonly number[]) => void;
}) {
  return (
    <>
      <PreviewFacts preview={preview} />
      <PreviewPeople preview={preview} draft={draft} onUntick={onUntick} />
    </>
  );
}

/**
 * Uses one key for this press of the button and all its retries. The error of a field is shown at the field,
 * not in a toast (rule 143).
 */
function useSending(draft: Draft, { staysHere, onBack, onClose }: ConfirmBroadcastProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const isSent = useRef(false);
  const send = useAction({
    run: () => sendDraft(draft, key),
    shows: FIELDS,
    onDone: (answer) => {
      isSent.current = true;
      notify(answer.message ?? '', { type: 'success' });
      onClose();
      return staysHere ? undefined : navigate(`/broadcasts/${answer.data.id}`);
    },
  });
  const toItsField = (error: unknown) => {
    const faults = shownFaults(error, FIELDS);
    if (Object.keys(faults).length > 0) onBack(faults);
  };
  // the second press of a double click may come after the answer but before the dialog closes
  const press = () => (isSent.current ? undefined : send.mutate(undefined, { onError: toItsField }));
  return { isPending: send.isPending, press };
}

/** The fields of the form before, which shows their errors. */
const FIELDS = ['user_ids', 'message'];

/** The countdown; it is announced at the start and at the end, and only shown in between. */
function Wait({ left }: { left: number }) {
  const text = useText();
  return (
    <Box sx={{ flex: '1 1 16rem' }}>
      <HiddenText role="status">
        {left === 0
          ? text('broadcasts.wait_over')
          : text('broadcasts.wait_begins', { count: LIMITS.messageCountdownSeconds })}
      </HiddenText>
      <Typography aria-hidden variant="body2">
        {left === 0 ? text('broadcasts.wait_over') : text('broadcasts.wait_begins', { count: left })}
      </Typography>
    </Box>
  );
}

function PreviewFailure({
  error,
  onRetry,
  onBack,
}: {
  error: unknown;
  onRetry: () => void;
  onBack: ConfirmBroadcastProps['onBack'];
}) {
  const text = useText();
  const faults = fieldTextsOf(error);
  const words = Object.values(faults);
  if (words.length === 0) return <LoadFailure onRetry={onRetry} />;
  return (
    <Box role="alert">
      {words.map((word) => (
        <Typography key={word} color="error">
          {word}
        </Typography>
      ))}
      <Button onClick={() => onBack(faults)}>{text('broadcasts.back')}</Button>
    </Box>
  );
}
