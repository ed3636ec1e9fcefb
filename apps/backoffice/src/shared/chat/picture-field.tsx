import { LIMITS, PICTURE_TYPES } from '@karov/domain';
import { type PictureChoice } from '@karov/web/chat';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, Stack, TextField } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';

interface PictureFieldProps {
  picture: PictureChoice;
  /** the server's error text */
  fault: string | undefined;
  isBusy: boolean;
  /** called when another picture was chosen, or none */
  onChange: () => void;
  /** shown next to the button */
  children: ReactNode;
}

/** Adds a picture to the message, with a preview, a button to remove it and a field to describe it. */
export function PictureField({ picture, fault, isBusy, onChange, children }: PictureFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, isPreparing } = picture;
  const remove = () => {
    picture.clear();
    onChange();
    button.current?.focus();
  };
  const shown = picture.fault ?? fault;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', inlineSize: '100%' }}>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={text('chat.picture.add')}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void picture.choose(file);
          onChange();
          target.value = '';
        }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<AddPhoto />}
          disabled={isBusy}
          aria-describedby={shown === undefined ? undefined : `${id}-fault`}
          onClick={() => input.current?.click()}
        >
          {text(chosen ? 'chat.picture.another' : 'chat.picture.add')}
        </Button>
        {children}
      </Stack>
      <FormHelperText id={`${id}-fault`} error role="alert">
        {shown}
      </FormHelperText>
      <HiddenText role="status" isShown={isPreparing}>
        {isPreparing ? text('chat.picture.preparing') : chosen && text('chat.picture.chosen')}
      </HiddenText>
      {chosen && (
        <Stack spacing={1} sx={{ alignItems: 'flex-start', inlineSize: '100%' }}>
          <Box
            component="img"
            src={chosen.url}
            alt={text('chat.picture.preview')}
            sx={{ maxBlockSize: '8rem', maxInlineSize: '100%', objectFit: 'contain', borderRadius: 1 }}
          />
          <TextField
            fullWidth
            label={text('chat.picture.describe')}
            helperText={text('chat.picture.describe_hint')}
            value={picture.description}
            onChange={({ target }) => picture.describe(target.value)}
            slotProps={{ htmlInput: { maxLength: LIMITS.textMax, dir: 'auto' } }}
          />
          <Button disabled={isBusy} onClick={remove}>
            {text('chat.picture.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
