import type { BroadcastPreview, LeftOut } from '@karov/api-client';
import { formatPhone, type LeftOutReason } from '@karov/domain';
import { Box, Button, Checkbox, FormControlLabel, List, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../text.js';
import { LoadFailure } from '../ui/load-failure.js';
import { Loading } from '../ui/loading.js';
import { isUntickable } from './audience.js';
import { type Draft, useChosenPeople } from './broadcast-calls.js';

interface PreviewPeopleProps {
  preview: BroadcastPreview;
  draft: Draft;
  onUntick: (ids: readonly number[]) => void;
}

/** The people left out, by reason, and the recipients; if they are few, individuals can be deselected. */
export function PreviewPeople({ preview, draft, onUntick }: PreviewPeopleProps) {
  const text = useText();
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      {preview.left_out.length > 0 && (
        <Box component="section" aria-label={text('broadcasts.left_out_title')}>
          <Typography variant="h3">{text('broadcasts.left_out_title')}</Typography>
          <List dense disablePadding>
            {preview.left_out.map((row) => (
              <LeftOutRow key={row.reason} row={row} draft={draft} />
            ))}
          </List>
        </Box>
      )}
      <Box component="section" aria-label={text('broadcasts.receivers_title')}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="h3">{text('broadcasts.receivers_title')}</Typography>
          <Button size="small" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
            {text(isListed ? 'broadcasts.hide_who' : 'broadcasts.show_receivers')}
          </Button>
        </Stack>
        {isListed && (
          <Receivers draft={draft} chosen={preview.receivers + draft.unticked.length} onUntick={onUntick} />
        )}
      </Box>
    </>
  );
}

function LeftOutRow({ row: { reason, label, count }, draft }: { row: LeftOut; draft: Draft }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListItem disableGutters sx={{ display: 'block' }}>
      {text('broadcasts.left_out_row', { label, count })} {/* no name if it may not be shown */}
      {reason !== 'out_of_reach' && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={text('broadcasts.show_who_full', { label })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'broadcasts.hide_who' : 'broadcasts.show_who')}
        </Button>
      )}
      {isOpen && <Named draft={draft} reason={reason} />}
    </ListItem>
  );
}

function Named({ draft, reason }: { draft: Draft; reason: LeftOutReason }) {
  const people = useChosenPeople(draft, reason, 1);
  if (people.isPending) return <Loading />;
  if (people.isError) return <LoadFailure onRetry={() => void people.refetch()} />;
  return (
    <Typography variant="body2">{people.data.people.map(({ full_name }) => full_name).join(', ')}</Typography>
  );
}

function Receivers({
  draft,
  chosen,
  onUntick,
}: {
  draft: Draft;
  chosen: number;
  onUntick: (ids: readonly number[]) => void;
}) {
  const text = useText();
  const [page, setPage] = useState(1);
  const people = useChosenPeople(draft, undefined, page);
  const canUntick = isUntickable(chosen);
  const turn = (id: number) =>
    onUntick(
      draft.unticked.includes(id) ? draft.unticked.filter((one) => one !== id) : [...draft.unticked, id],
    );
  if (people.isPending) return <Loading />;
  if (people.isError) return <LoadFailure onRetry={() => void people.refetch()} />;
  const { total, people: shown } = people.data;
  return (
    <>
      {canUntick && <Typography variant="body2">{text('broadcasts.untick_hint')}</Typography>}
      <List dense disablePadding sx={{ maxBlockSize: '18rem', overflowY: 'auto' }}>
        {shown.map(({ id, full_name, send_to }) => (
          <ListItem key={id} disableGutters>
            {canUntick ? (
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={!draft.unticked.includes(id)}
                    onChange={() => turn(id)}
                    slotProps={{ input: { 'aria-label': text('broadcasts.untick_of', { name: full_name }) } }}
                  />
                }
                label={<Receiver name={full_name} to={send_to} />}
              />
            ) : (
              <Receiver name={full_name} to={send_to} />
            )}
          </ListItem>
        ))}
      </List>
      {total > shown.length && (
        <Stack direction="row" spacing={1}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('table.previous')}
          </Button>
          <Button size="small" disabled={shown.length === 0} onClick={() => setPage(page + 1)}>
            {text('table.next')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function Receiver({ name, to }: { name: string; to: string }) {
  return (
    <span>
      <bdi>{name}</bdi> · <bdi dir="ltr">{formatPhone(to)}</bdi>
    </span>
  );
}
