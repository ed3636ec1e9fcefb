import type { ColleagueToGive, HeldThing, HeldWork } from '@karov/api-client';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../api.js';
import { useFocusByAddress } from '../focus-by-address.js';
import { type Translate, useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { LoadFailure } from '../ui/load-failure.js';
import { FORM_WIDTH } from '../ui/page.js';
import { RelativeTime } from '../ui/relative-time.js';
import { SelectField } from '../ui/select-field.js';

const HELD_KEY = ['held'] as const;
const PARTS = ['applications', 'event_requests', 'events', 'conversations'] as const;

/**
 * Hands over at the end of a shift: lists all work in hand of the signed-in staff member, and hands to a colleague
 * what they can take; what stays is named before (rule 160).
 */
export function HandOver() {
  const text = useText();
  const titleId = useId();
  const { data, isError, refetch } = useRead({
    key: HELD_KEY,
    read: (signal) => api.get('/staff/held', { signal }),
  });
  const section = useFocusByAddress<HTMLDivElement>(ADDRESS, data !== undefined);
  const isEmpty = data !== undefined && PARTS.every((part) => data[part].length === 0);
  return (
    <Paper
      ref={section}
      id={ADDRESS}
      tabIndex={-1}
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

/** The part of the address that leads to this section, from the rail and the command bar. */
const ADDRESS = 'hand-over';

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
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  // the best colleague is chosen already, and why is said beside
  const chosen = work.colleagues.find(({ id }) => String(id) === chosenId) ?? work.colleagues[0];
  const give = useAction({
    run: (colleague_id: number) => api.act('POST', '/staff/held/hand-over', { body: { colleague_id } }),
    shows: ['colleague_id'],
    onDone: async (message) => {
      notify(message ?? text('hand_over.done'), { type: 'success' });
      await cache.again();
    },
  });
  if (!chosen) return <Alert severity="warning">{text('hand_over.nobody')}</Alert>;
  const { fault } = give;
  const staying = stayingOf(work, chosen);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <SelectField
        fullWidth
        required
        label={text('hand_over.colleague')}
        value={chosen.id}
        choices={work.colleagues}
        error={fault !== undefined}
        helperText={fault ?? whyOf(chosen, text)}
        onChange={({ target }) => {
          setChosenId(target.value);
          give.reset();
        }}
      />
      {staying.length > 0 && (
        <Alert severity="warning" sx={{ inlineSize: '100%' }}>
          {text('hand_over.stays', { name: chosen.label })}
          <ul>
            {staying.map(({ key, label, person }) => (
              <li key={key}>
                <bdi>{label}</bdi>
                {person !== null && (
                  <>
                    {' · '}
                    <bdi>{person}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Button variant="contained" loading={give.isPending} onClick={() => setAsking(true)}>
        {text(staying.length > 0 ? 'hand_over.act_part' : 'hand_over.act')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('hand_over.question', { name: chosen.label })}
          body={text('hand_over.body', { count: chosen.takes })}
          confirmLabel={text(staying.length > 0 ? 'hand_over.act_part' : 'hand_over.act')}
          cancelLabel={text('hand_over.keep')}
          isBusy={give.isPending}
          onConfirm={() => give.mutate(chosen.id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** What a colleague cannot take, in words. */
function stayingOf(work: HeldWork, { stays }: ColleagueToGive) {
  return stays.flatMap(({ part, id }) =>
    work[part].filter((thing) => thing.id === id).map((thing) => ({ ...thing, key: `${part}-${id}` })),
  );
}

/** Why a colleague stands where they do: whether they are there, and how much they have in hand. */
function whyOf({ is_online: isOnline, in_hand: inHand }: ColleagueToGive, text: Translate): string {
  return [
    text(isOnline ? 'hand_over.online' : 'hand_over.offline'),
    text('hand_over.in_hand', { count: inHand }),
  ].join(' · ');
}
