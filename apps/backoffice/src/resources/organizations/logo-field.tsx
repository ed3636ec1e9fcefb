import { PICTURE_TYPES } from '@karov/domain';
import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../shared/text.js';

interface LogoFieldProps {
  /** the URL of the saved logo */
  saved: string | null;
  fault?: string;
  onChoose: (file: File | null) => void;
}

/** A logo with a preview before it is saved; the server checks size and content. */
export function LogoField({ saved, fault, onChoose }: LogoFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isWrongType, setIsWrongType] = useState(false);
  const picture = usePicture(file) ?? saved;
  const shown = isWrongType ? text('organizations.wrong_type') : fault;
  const choose = (chosen: File | null) => {
    const isPicture = !chosen || PICTURE_TYPES.includes(chosen.type);
    setIsWrongType(!isPicture);
    setFile(isPicture ? chosen : null);
    onChoose(isPicture ? chosen : null);
  };
  return (
    <Stack spacing={1}>
      <FormLabel htmlFor={id} error={Boolean(shown)}>
        {text('organizations.logo')}
      </FormLabel>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt={text('organizations.preview')}
          sx={{ maxBlockSize: 96, maxInlineSize: '100%', objectFit: 'contain', alignSelf: 'flex-start' }}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<UploadFile aria-hidden />}
        aria-describedby={`${id}-help`}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text(picture ? 'organizations.another_logo' : 'organizations.choose_logo')}
      </Button>
      <input
        ref={input}
        hidden
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={Boolean(shown)}
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
      />
      <FormHelperText id={`${id}-help`} error={Boolean(shown)} role={shown ? 'alert' : undefined}>
        {shown ?? text('organizations.logo_hint')}
      </FormHelperText>
    </Stack>
  );
}

/** Returns a URL at which the browser shows the chosen file, until another file is chosen. */
function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
