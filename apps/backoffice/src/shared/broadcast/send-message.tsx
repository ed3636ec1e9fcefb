import type { BroadcastWay } from '@karov/domain';
import Send from '@mui/icons-material/Send';
import { Button, type ButtonProps } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../text.js';
import type { AudienceChoice } from './audience.js';

const SendMessageDialog = lazy(async () => ({
  default: (await import('./send-message-dialog.js')).SendMessageDialog,
}));

interface SendMessageProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  label?: string;
  /** if there are several audiences, the dialog asks for one of them */
  choices: readonly AudienceChoice[];
  /** the text of a test by SMS or call, which can be edited */
  test?: string;
  /** the channel that is chosen at first, if not SMS */
  preset?: BroadcastWay;
  /** true on an event's console, which stays open */
  isOfEvent?: boolean;
}

/** The button for a message to several people (rule 34); its dialog is loaded on demand. */
export function SendMessage({
  label,
  choices,
  test,
  preset,
  isOfEvent = false,
  ...button
}: SendMessageProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Send sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
        {...button}
        onClick={() => setIsOpen(true)}
      >
        {label ?? text('broadcasts.send_message')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendMessageDialog
            choices={choices}
            test={test}
            preset={preset}
            isOfEvent={isOfEvent}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
