import type { OptionRow } from '@karov/api-client';
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '../../shared/text.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { addOption, changeOption, mayBeUrgent, type OptionWords } from './option-calls.js';

interface OptionDialogProps {
  title: string;
  list: string;
  /** null for a new one */
  option: OptionRow | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const FIELDS = [
  { name: 'label_he', dir: 'rtl' },
  { name: 'label_en', dir: 'ltr' },
] as const;

/** The words of an option in both languages. */
export function OptionDialog({ title, list, option, onSaved, onClose }: OptionDialogProps) {
  const text = useText();
  const titleId = useId();
  const [words, setWords] = useState<OptionWords>({
    label_he: option?.label_he ?? '',
    label_en: option?.label_en ?? '',
    is_urgent: option?.is_urgent ?? false,
  });
  const [wasSent, setWasSent] = useState(false);
  const save = useAction({ run: () => (option ? changeOption(option, words) : addOption(list, words)), onDone: onSaved });
  const errors = fieldErrorsOf(save.error);
  const faultOf = (name: (typeof FIELDS)[number]['name']) => (wasSent && words[name].trim() === '' ? text('common.errors.required') : errors[name]?.[0]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (FIELDS.every(({ name }) => words[name].trim() !== '')) save.mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} component="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {FIELDS.map(({ name, dir }, index) => (
            <TextField
              key={name}
              id={name}
              label={text(`options.${name}`)}
              required
              autoFocus={index === 0}
              value={words[name]}
              error={Boolean(faultOf(name))}
              helperText={faultOf(name)}
              onChange={({ target }) => {
                setWords({ ...words, [name]: target.value });
                save.reset();
              }}
              slotProps={{ htmlInput: { dir } }}
            />
          ))}
          {mayBeUrgent(list) && (
            <FormControlLabel
              control={<Checkbox checked={words.is_urgent ?? false} onChange={(_event, isOn) => setWords({ ...words, is_urgent: isOn })} />}
              label={text('options.is_urgent')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('common.words.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {text('common.words.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
