import type { MessageTextRow } from '@karov/api-client';
import { Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../shared/text.js';
import { MessageForms } from './message-forms.js';

/** Messages with the same kind of reader and the same subject. */
export interface SectionOfMessages extends Pick<MessageTextRow, 'to' | 'occasion'> {
  rows: readonly MessageTextRow[];
}

/** The messages to one kind of reader about one subject, under a heading. */
export function MessageSection({ to, occasion, rows }: SectionOfMessages) {
  const text = useText();
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={1.5} sx={{ pt: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {text(`message_texts.readers.${to}`)} · {text(`message_texts.occasions.${occasion}`)}
      </Typography>
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none', maxInlineSize: '60rem' }}>
        {rows.map((row) => (
          <MessageForms key={row.id} row={row} />
        ))}
      </Stack>
    </Stack>
  );
}
