import { BROADCAST_CHANNELS, type BroadcastWay, LIMITS } from '@karov/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { FieldTexts } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { SelectField } from '../ui/select-field.js';
import type { AudienceChoice } from './audience.js';
import { useReceiverCount } from './broadcast-calls.js';
import { ConfirmBroadcast } from './confirm-broadcast.js';

const ROWS = 8;
/** The number of letters left is shown only below this number. */
const TOLD_LEFT = 200;
const NO_FAULTS: FieldTexts = {};

interface SendMessageDialogProps {
  choices: readonly AudienceChoice[];
  test?: string | undefined;
  /** the channel that is chosen at first: SMS, since few have an e-mail address */
  preset?: BroadcastWay | undefined;
  /** true on an event's console, which stays open */
  isOfEvent?: boolean;
  onClose: () => void;
}

/**
 * Writes a broadcast: first its text and channel (for a test each person's own, rule 210), then the preview and the
 * wait before it can be sent (rules 144, 176).
 */
export function SendMessageDialog({
  choices,
  test,
  preset = 'sms',
  isOfEvent = false,
  onClose,
}: SendMessageDialogProps) {
  const text = useText();
  const titleId = useId();
  const [message, setMessage] = useState(test ?? '');
  const [type, setType] = useState<BroadcastWay>(test === undefined ? preset : 'test');
  const [chosenId, setChosenId] = useState(choices[0]?.id ?? '');
  const [isConfirming, setIsConfirming] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const back = (found: FieldTexts) => {
    setFaults(found);
    setIsConfirming(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} component="h2">
        {text(isConfirming ? 'broadcasts.confirm_title' : 'broadcasts.dialog_title')}
      </DialogTitle>
      {isConfirming && chosen ? (
        <ConfirmBroadcast
          message={message.trim()}
          type={type}
          audience={chosen.audience}
          staysHere={isOfEvent}
          onBack={back}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <AudienceField
              choices={choices}
              chosenId={chosenId}
              fault={faults['user_ids']}
              onChange={setChosenId}
            />
            <MessageField message={message} fault={faults['message']} onChange={setMessage} />
            {test === undefined ? (
              <ChannelField type={type} onChange={setType} />
            ) : (
              <Typography>{text('broadcasts.test_ways')}</Typography>
            )}
            {chosen && <HowMany type={type} audience={chosen.audience} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('common.words.cancel')}</Button>
            <Button
              variant="contained"
              disabled={message.trim() === ''}
              onClick={() => setIsConfirming(true)}
            >
              {text('broadcasts.next')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** Asks for one of several audiences; of a single one it says only what is wrong with it. */
function AudienceField({
  choices,
  chosenId,
  fault,
  onChange,
}: {
  choices: readonly AudienceChoice[];
  chosenId: string;
  fault: string | undefined;
  onChange: (id: string) => void;
}) {
  const text = useText();
  if (choices.length === 1) return fault && <FormLabel error>{fault}</FormLabel>;
  return (
    <SelectField
      label={text('broadcasts.to')}
      value={chosenId}
      choices={choices}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** How many it would go to, which depends on the channel too. */
function HowMany(draft: Parameters<typeof useReceiverCount>[0]) {
  const text = useText();
  const { data } = useReceiverCount(draft);
  return (
    <Typography role="status" sx={{ minBlockSize: '1.5em' }}>
      {data !== undefined && text(data === 0 ? 'broadcasts.nobody' : 'broadcasts.gets', { count: data })}
    </Typography>
  );
}

function MessageField({
  message,
  fault,
  onChange,
}: {
  message: string;
  fault: string | undefined;
  onChange: (message: string) => void;
}) {
  const text = useText();
  const id = useId();
  const left = LIMITS.broadcastMax - message.length;
  return (
    <TextField
      id={id}
      autoFocus
      required
      multiline
      rows={ROWS}
      label={text('broadcasts.text')}
      value={message}
      error={fault !== undefined}
      helperText={fault ?? (left <= TOLD_LEFT ? text('broadcasts.text_hint', { count: left }) : undefined)}
      slotProps={{ htmlInput: { maxLength: LIMITS.broadcastMax, dir: 'auto' } }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mt: 1 }}
    />
  );
}

function ChannelField({ type, onChange }: { type: BroadcastWay; onChange: (type: BroadcastWay) => void }) {
  const text = useText();
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{text('broadcasts.channel')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={type}
        onChange={(_event, value) =>
          onChange(BROADCAST_CHANNELS.find((channel) => channel === value) ?? type)
        }
      >
        {BROADCAST_CHANNELS.map((channel) => (
          <FormControlLabel
            key={channel}
            value={channel}
            control={<Radio />}
            label={text(`broadcasts.channels.${channel}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
