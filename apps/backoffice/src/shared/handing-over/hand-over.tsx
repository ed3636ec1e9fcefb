import type { HeldThing, HeldWork } from '@karov/api-client';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { fieldErrorsOf, useAction } from '../../kit/use-action.js';
import { api } from '../api.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { LoadFailure } from '../ui/load-failure.js';
import { FORM_WIDTH } from '../ui/page.js';
import { RelativeTime } from '../ui/relative-time.js';
import { SelectField } from '../ui/select-field.js';

const HELD_KEY = ['held'] as const;
const PARTS = ['applications', 'event_requests', 'events', 'conversations'] as const;

/**
 * Hands over at the end of a shift: lists all work in hand of the signed-in staff member, and hands all of it
 * to a colleague (rule 160).
 */
export function HandOver() {
  const text = useText();
  const titleId = useId();
  const { data, isError, refetch } = useRead({
    key: HELD_KEY,
    read: (signal) => api.get('/staff/held', { signal }),
  });
  const isEmpty = data !== undefined && PARTS.every((part) => data[part].length === 0);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: FORM_WIDTH }}
    >
      <Stack spacing={2}>
        <Typography variant="h2" id={titleId}>
          {text('hand_over.title')}
        </Typography>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {isEmpty && <Typography>{text('hand_over.nothing')}</Typography>}
        {data && !isEmpty && (
          <>
            <Typography>{text('hand_over.intro')}</Typography>
            {PARTS.map(
              (part) =>
                data[part].length > 0 && (
                  <Things key={part} title={text(`hand_over.${part}`)} things={data[part]} />
                ),
            )}
            <Giving work={data} />
          </>
        )}
      </Stack>
    </Paper>
  );
}

function Things({ title, things }: { title: string; things: readonly HeldThing[] }) {
  return (
    <section>
      <Typography variant="h3">
        {title} ({things.length})
      </Typography>
      <Stack component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {things.map(({ id, label, person, since }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            {person !== null && (
              <>
                {' · '}
                <bdi>{person}</bdi>
              </>
            )}
            <Typography component="span" variant="body2" color="text.secondary">
              {' · '}
              <RelativeTime at={since} />
            </Typography>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Giving({ work }: { work: HeldWork }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [chosenId, setChosenId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const chosen = work.colleagues.find(({ id }) => String(id) === chosenId);
  const give = useAction({
    run: (colleague_id: number) => api.act('POST', '/staff/held/hand-over', { body: { colleague_id } }),
    onDone: async (message) => {
      notify(message ?? text('hand_over.done'), { type: 'success' });
      await cache.again();
    },
  });
  if (work.colleagues.length === 0) return <Alert severity="warning">{text('hand_over.nobody')}</Alert>;
  const fault = isMissing ? text('hand_over.missing') : fieldErrorsOf(give.error)['colleague_id']?.[0];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <SelectField
        fullWidth
        required
        label={text('hand_over.colleague')}
        emptyLabel={text('hand_over.choose')}
        value={chosenId}
        choices={work.colleagues}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => {
          setChosenId(target.value);
          setMissing(false);
          give.reset();
        }}
      />
      <Button
        variant="contained"
        loading={give.isPending}
        onClick={() => (chosen ? setAsking(true) : setMissing(true))}
      >
        {text('hand_over.act')}
      </Button>
      {isAsking && chosen && (
        <ConfirmDialog
          title={text('hand_over.question', { name: chosen.label })}
          body={text('hand_over.body', {
            needs: work.applications.length + work.event_requests.length,
            events: work.events.length,
            chats: work.conversations.length,
          })}
          confirmLabel={text('hand_over.act')}
          cancelLabel={text('hand_over.keep')}
          isBusy={give.isPending}
          onConfirm={() => give.mutate(chosen.id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
