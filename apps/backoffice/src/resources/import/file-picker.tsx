import { naturally } from '@karov/domain';
import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useText } from '../../shared/text.js';
import { MOST_MEGABYTES } from './chosen-file.js';

interface FilePickerProps {
  file: File | null;
  error?: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

const ID = 'import-file';

/**
 * Lets the reader choose the file of volunteers by a button, or with a pointer drop it anywhere in the frame.
 */
export function FilePicker({ file, error, isDisabled, onChoose }: FilePickerProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isDisabled) onChoose(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  return (
    <Box
      role="group"
      aria-labelledby={`${ID}-label`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 2,
        p: 3,
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
      }}
    >
      <Typography id={`${ID}-label`} sx={{ fontWeight: 700 }}>
        {text('import.file')}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<UploadFile aria-hidden />}
        disabled={isDisabled}
        aria-describedby={`${ID}-hint${error ? ` ${ID}-error` : ''}`}
        onClick={() => input.current?.click()}
      >
        {text(file ? 'import.another' : 'import.choose')}
      </Button>
      <input
        ref={input}
        hidden
        id={ID}
        type="file"
        accept=".xlsx,.csv"
        disabled={isDisabled}
        aria-labelledby={`${ID}-label`}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          take(target.files);
          // lets the same file be chosen again after a correction
          target.value = '';
        }}
      />
      <FormHelperText id={`${ID}-hint`} sx={{ m: 0 }}>
        {text('import.file_hint', { mb: MOST_MEGABYTES })}
      </FormHelperText>
      <Typography role="status" sx={{ '&:empty': { display: 'none' }, overflowWrap: 'anywhere' }}>
        {file && text('import.chosen', { name: naturally(file.name) })}
      </Typography>
      {error && (
        <FormHelperText id={`${ID}-error`} error role="alert" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
