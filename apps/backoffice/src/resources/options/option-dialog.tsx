import type { OptionRow } from '@karov/api-client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { EntryForm } from '../../shared/form/entry-form.js';
import { CheckEntry, TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
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

/** The dialog for the words of an option in both languages. */
export function OptionDialog({ title, list, option, onSaved, onClose }: OptionDialogProps) {
  const text = useText();
  const titleId = useId();
  const initial: OptionWords = {
    label_he: option?.label_he ?? '',
    label_en: option?.label_en ?? '',
    is_urgent: option?.is_urgent ?? false,
  };
  const check = (words: OptionWords) =>
    Object.fromEntries(
      FIELDS.flatMap(({ name }) =>
        words[name].trim() === '' ? [[name, text('common.errors.required')]] : [],
      ),
    );
  const buttons = (submit: ReactNode) => (
    <DialogActions sx={{ px: 0 }}>
      <Button onClick={onClose}>{text('common.words.cancel')}</Button>
      {submit}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <EntryForm
          isBare
          initial={initial}
          check={check}
          save={(words) => (option ? changeOption(option, words) : addOption(list, words))}
          onSaved={onSaved}
          buttons={buttons}
        >
          {FIELDS.map(({ name, dir }, index) => (
            <TextEntry
              key={name}
              source={name}
              label={text(`options.${name}`)}
              isRequired
              autoFocus={index === 0}
              attributes={{ dir }}
            />
          ))}
          {mayBeUrgent(list) && <CheckEntry source="is_urgent" label={text('options.is_urgent')} />}
        </EntryForm>
      </DialogContent>
    </Dialog>
  );
}
