import type { StaffNote } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { useNow } from '../time.js';
import { LoadFailure } from '../ui/load-failure.js';
import { RelativeTime } from '../ui/relative-time.js';
import { TypedText } from '../ui/typed-text.js';
import { addNote, type DeskPlace, notesKey, undoNote, useNotes } from './note-calls.js';

/** The team's notes on a request or an event, newest first, with a field for more (rule 148). */
export function Notes({ place }: { place: DeskPlace }) {
  const text = useText();
  const titleId = useId();
  const { data, dataUpdatedAt, isError, refetch } = useNotes(place);
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1.5}>
      <Typography variant="h3" component="h2" id={titleId}>
        {text('staff_notes.title')}
      </Typography>
      <NoteForm place={place} />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="text.secondary">{text('staff_notes.none')}</Typography>}
      {data && data.length > 0 && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((note) => (
            <Note key={note.id} note={note} place={place} readAt={dataUpdatedAt} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function NoteForm({ place }: { place: DeskPlace }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useAction({
    run: () => addNote(place, typed.trim()),
    shows: ['text'],
    onDone: async () => {
      setTyped('');
      notify(text('staff_notes.added'), { type: 'success' });
      await cache.again(notesKey(place));
    },
  });
  const fault = isMissing ? text('staff_notes.missing') : add.fault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setMissing(true);
    add.mutate();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={id}
        fullWidth
        multiline
        maxRows={6}
        label={text('staff_notes.label')}
        value={typed}
        error={fault !== undefined}
        helperText={fault ?? text('staff_notes.hint')}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
          add.reset();
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.noteMax, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined" loading={add.isPending}>
        {text('staff_notes.add')}
      </Button>
    </Stack>
  );
}

function Note({ note, place, readAt }: { note: StaffNote; place: DeskPlace; readAt: number }) {
  return (
    <Box component="li">
      <Typography variant="body2" color="text.secondary">
        <bdi>{note.author}</bdi> · <RelativeTime at={note.written_at} />
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <TypedText>{note.text}</TypedText>
      </Typography>
      {note.undo_seconds > 0 && <Undo note={note} place={place} until={readAt + note.undo_seconds * 1000} />}
    </Box>
  );
}

/** A button that takes back the reader's own note while seconds remain. */
function Undo({ note, place, until }: { note: StaffNote; place: DeskPlace; until: number }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const seconds = Math.ceil((until - useNow(1000)) / 1000);
  const undo = useAction({
    run: () => undoNote(note.id),
    onDone: async () => {
      notify(text('staff_notes.undone'), { type: 'info' });
      await cache.again(notesKey(place));
    },
  });
  if (seconds <= 0) return null;
  return (
    <Button
      size="small"
      aria-label={text('staff_notes.undo')}
      loading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {text('staff_notes.undo_in', { seconds })}
    </Button>
  );
}
