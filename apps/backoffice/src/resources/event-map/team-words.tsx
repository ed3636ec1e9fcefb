import type { EventRow } from '@karov/api-client';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useAnswers } from '../../shared/answers/answer-calls.js';
import { VolunteerAnswers } from '../../shared/answers/volunteer-answers.js';
import { type DeskPlace, useNotes } from '../../shared/notes/note-calls.js';
import { Notes } from '../../shared/notes/notes.js';
import { useText } from '../../shared/text.js';
import { SidePanel } from '../../shared/ui/side-panel.js';

/**
 * One button for what volunteers wrote and for the team's notes in an event (rules 147, 148). It shows the
 * number of both, and how many still wait for the team; on a narrow screen only the number.
 */
export function TeamWords({ event, isShort }: { event: EventRow; isShort: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const place: DeskPlace = { about: 'events', id: event.id };
  const notes = useNotes(place).data ?? [];
  const answers = useAnswers(place).data ?? [];
  const waiting = answers.filter(({ handled }) => handled === null).length;
  const count = notes.length + answers.length;
  const label = text('console.words', { count });
  const full = waiting > 0 ? text('console.words_waiting', { label, count: waiting }) : label;
  return (
    <>
      <Button
        size="small"
        startIcon={<StickyNote />}
        aria-haspopup="dialog"
        aria-label={full}
        color={waiting > 0 ? 'warning' : undefined}
        variant={waiting > 0 ? 'outlined' : 'text'}
        onClick={() => setOpen(true)}
      >
        {isShort ? count : full}
      </Button>
      {isOpen && (
        <SidePanel title={text('console.words_of', { name: event.name })} onClose={() => setOpen(false)}>
          <Stack spacing={3}>
            <VolunteerAnswers place={place} />
            <Notes place={place} />
          </Stack>
        </SidePanel>
      )}
    </>
  );
}
