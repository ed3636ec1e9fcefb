import type { ActOnMany, EventDetail, ProposedPair } from '@karov/api-client';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useReload } from './event-detail.js';
import { hasSaidYes, keyOf, PairLine } from './pair-line.js';

interface PairManyDialogProps {
  event: EventDetail;
  onClose: () => void;
}

/**
 * The proposed pairs of an event, read once: what is carried out is what was shown (rule 243). Their key is not one
 * of the event's, which are read again with each of its changes.
 */
function useProposed(eventId: number) {
  return useRead({
    key: ['proposed-pairs', eventId],
    read: async (signal) =>
      (
        await api.send('POST', '/events/{id}/pairs/preview', {
          params: { path: { id: eventId } },
          body: {},
          signal,
        })
      ).data,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** The pairs in hand: those proposed, some of them with another volunteer instead. */
function useExchanges(proposed: readonly ProposedPair[]) {
  const [exchanged, setExchanged] = useState<ReadonlyMap<number, ProposedPair>>(new Map());
  const pairs = proposed.map((pair) => exchanged.get(pair.request_id) ?? pair);
  const taken = new Set(pairs.map(({ volunteer }) => volunteer.id));
  return {
    pairs,
    /** Returns the other volunteers for a pair whom no other pair in hand has. */
    othersOf: ({ others }: ProposedPair) => others.filter(({ volunteer }) => !taken.has(volunteer.id)),
    exchange: (pair: ProposedPair, { volunteer, version }: ProposedPair['others'][number]) => {
      const before = { volunteer: pair.volunteer, version: pair.version };
      const others = [before, ...pair.others.filter((one) => one.volunteer.id !== volunteer.id)];
      setExchanged((all) => new Map(all).set(pair.request_id, { ...pair, volunteer, version, others }));
    },
  };
}

/**
 * Proposes a volunteer for each need that has nobody, and carries out what is left ticked with one press (rule
 * 243). Who has not said yes is ticked only by whoever has spoken to them.
 */
export function PairManyDialog({ event, onClose }: PairManyDialogProps) {
  const text = useText();
  const notify = useNotify();
  const titleId = useId();
  const reload = useReload(event.id);
  const proposed = useProposed(event.id);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<ActOnMany | null>(null);
  const { pairs, othersOf, exchange } = useExchanges(proposed.data?.pairs ?? []);
  const needOf = new Map(event.event_user_requests.map((need) => [need.id, need]));
  // a tick stands for a yes: given already, or heard by whoever ticks
  const ticked = pairs.filter((pair) => turned.has(keyOf(pair)) !== hasSaidYes(pair));
  const turn = (key: string) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const carryOut = useAction({
    run: async () =>
      (
        await api.send('POST', '/events/{id}/pairs', {
          params: { path: { id: event.id } },
          body: {
            pairs: ticked.map((pair) => ({
              request_id: pair.request_id,
              volunteer_id: pair.volunteer.id,
              version: pair.version,
              has_spoken: !hasSaidYes(pair),
            })),
          },
        })
      ).data,
    onDone: (result) => {
      void reload();
      if (result.refused.length > 0) return setOutcome(result);
      notify(text('pairs.done', { count: result.done.length }), { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} component="h2">
        {text('pairs.title', { name: event.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {outcome ? (
          <LeftUnpaired outcome={outcome} pairs={pairs} />
        ) : (
          <>
            {proposed.isError && <LoadFailure onRetry={() => void proposed.refetch()} />}
            {proposed.isPending && <Skeleton variant="rounded" height={240} />}
            {proposed.data && pairs.length === 0 && <Alert severity="info">{text('pairs.none')}</Alert>}
            {pairs.length > 0 && <Typography>{text('pairs.intro')}</Typography>}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {pairs.map((pair) => (
                <PairLine
                  key={pair.request_id}
                  pair={pair}
                  need={needOf.get(pair.request_id)}
                  others={othersOf(pair)}
                  isTicked={ticked.includes(pair)}
                  onTurn={() => turn(keyOf(pair))}
                  onExchange={(other) => exchange(pair, other)}
                />
              ))}
            </Box>
            {proposed.data && <Unpaired event={event} {...proposed.data} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text(outcome ? 'common.words.close' : 'common.words.cancel')}</Button>
        {!outcome && (
          <Button
            variant="contained"
            disabled={ticked.length === 0}
            loading={carryOut.isPending}
            onClick={() => carryOut.mutate()}
          >
            {text('pairs.act', { count: ticked.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The needs for which nobody is proposed, and why. */
function Unpaired({
  event,
  unpaired,
  left,
}: {
  event: EventDetail;
  unpaired: readonly { id: number; message: string }[];
  left: number;
}) {
  const text = useText();
  const names = new Map(event.event_user_requests.map(({ id, user }) => [id, user.full_name]));
  return (
    <>
      {unpaired.length > 0 && (
        <details>
          <summary>{text('pairs.unpaired', { count: unpaired.length })}</summary>
          <ul>
            {unpaired.map(({ id, message }) => (
              <li key={id}>
                <bdi>{names.get(id) ?? ''}</bdi>: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {left > 0 && <Typography>{text('pairs.left', { count: left })}</Typography>}
    </>
  );
}

/** What was not paired, since something changed meanwhile. */
function LeftUnpaired({ outcome, pairs }: { outcome: ActOnMany; pairs: readonly ProposedPair[] }) {
  const text = useText();
  const names = new Map(pairs.map(({ request_id: id, user }) => [id, user.full_name]));
  return (
    <Alert severity="warning" role="alert">
      {text('pairs.partly', { done: outcome.done.length })}
      <ul>
        {outcome.refused.map(({ id, message }) => (
          <li key={id}>
            <bdi>{names.get(id) ?? ''}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
