import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText, FormLabel, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useText } from '../../shared/text.js';

interface FilePickerProps {
  file: File | null;
  error?: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

const ID = 'import-file';

/** Picks or takes a dropped .xlsx or .csv file. */
export function FilePicker({ file, error, isDisabled, onChoose }: FilePickerProps) {
  const text = useText();
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
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 2,
        p: 3,
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
      }}
    >
      <FormLabel htmlFor={ID} id={`${ID}-label`} error={Boolean(error)} sx={{ fontWeight: 700 }}>
        {text('import.file')}
      </FormLabel>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<UploadFile aria-hidden />}
        disabled={isDisabled}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: '2px' } }}
      >
        {text('import.choose')}
        <Box
          component="input"
          id={ID}
          type="file"
          accept=".xlsx,.csv"
          disabled={isDisabled}
          sx={visuallyHidden}
          aria-labelledby={`${ID}-label`}
          aria-describedby={`${ID}-hint${error ? ` ${ID}-error` : ''}`}
          aria-invalid={Boolean(error)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Button>
      <FormHelperText id={`${ID}-hint`} sx={{ m: 0 }}>
        {text('import.file_hint')}
      </FormHelperText>
      {file && <Typography role="status">{text('import.chosen', { name: `\u2068${file.name}\u2069` })}</Typography>}
      {error && (
        <FormHelperText id={`${ID}-error`} error role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
