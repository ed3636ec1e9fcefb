import type { ReadyAnswerRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
import { type AnswerWords, saveAnswer } from './ready-answer-calls.js';

interface ReadyAnswerDialogProps {
  /** null for a new one */
  answer: ReadyAnswerRow | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const FIELDS = [
  { name: 'text_he', dir: 'rtl', lang: 'he' },
  { name: 'text_en', dir: 'ltr', lang: 'en' },
] as const;

/** The dialog for the words of a ready answer in both languages. */
export function ReadyAnswerDialog({ answer, onSaved, onClose }: ReadyAnswerDialogProps) {
  const text = useText();
  const titleId = useId();
  const initial: AnswerWords = { text_he: answer?.text_he ?? '', text_en: answer?.text_en ?? '' };
  const check = (words: AnswerWords) =>
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
        {text(answer ? 'ready_answers.edit_title' : 'ready_answers.add')}
      </DialogTitle>
      <DialogContent>
        <EntryForm
          isBare
          initial={initial}
          check={check}
          save={(words) => saveAnswer(answer?.id ?? null, words)}
          onSaved={onSaved}
          buttons={buttons}
        >
          {FIELDS.map(({ name, dir, lang }, index) => (
            <TextEntry
              key={name}
              source={name}
              label={text(`ready_answers.${name}`)}
              isRequired
              lines={2}
              autoFocus={index === 0}
              attributes={{ dir, lang, maxLength: LIMITS.readyAnswerMax }}
            />
          ))}
        </EntryForm>
      </DialogContent>
    </Dialog>
  );
}
