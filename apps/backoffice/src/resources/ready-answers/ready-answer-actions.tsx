import type { ReadyAnswerRow } from '@karov/api-client';
import { useLocale } from '@karov/web';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Button, IconButton, Stack } from '@mui/material';
import { useState } from 'react';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { wordsIn } from '../../shared/ready-answers/ready-answer-words.js';
import { useText } from '../../shared/text.js';
import { deleteAnswer } from './ready-answer-calls.js';

interface ReadyAnswerActionsProps {
  answer: ReadyAnswerRow;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (direction: 'up' | 'down') => void;
  onEdit: () => void;
  onDeleted: () => Promise<void>;
}

export function ReadyAnswerActions({
  answer,
  isFirst,
  isLast,
  isBusy,
  onMove,
  onEdit,
  onDeleted,
}: ReadyAnswerActionsProps) {
  const text = useText();
  const name = wordsIn(useLocale(), answer);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <IconButton
        size="small"
        disabled={isFirst || isBusy}
        aria-label={text('ready_answers.up_of', { name })}
        onClick={() => onMove('up')}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast || isBusy}
        aria-label={text('ready_answers.down_of', { name })}
        onClick={() => onMove('down')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <Button size="small" aria-label={text('ready_answers.edit_of', { name })} onClick={onEdit}>
        {text('ready_answers.edit')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={text('ready_answers.delete_of', { name })}
        onClick={() => setIsAsking(true)}
      >
        {text('ready_answers.delete')}
      </Button>
      {isAsking && (
        <ConfirmAct
          confirmation={{
            title: text('ready_answers.question'),
            body: name,
            confirmLabel: text('ready_answers.delete'),
            done: text('ready_answers.deleted'),
            danger: true,
            run: () => deleteAnswer(answer.id),
          }}
          onDone={onDeleted}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
