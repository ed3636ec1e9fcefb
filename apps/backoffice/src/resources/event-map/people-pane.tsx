import type { PersonPin } from '@karov/api-client';
import { isNameLike } from '@karov/domain';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PaneHeading } from './pane-heading.js';
import { useSettledOrder } from './settled-order.js';

interface PeoplePaneProps<Request> {
  title: string;
  /** a summary of the list, below the title */
  summary?: string;
  /** the requests that pass the filter, in order */
  requests: readonly Request[];
  personOf: (request: Request) => PersonPin;
  /** true while a dialog is open: meanwhile rows keep their places */
  isActing: boolean;
  isFiltered: boolean;
  empty: { title: string; hint: string };
  isAtStart: boolean;
  onFold?: () => void;
  legend: (close: () => void) => ReactNode;
  renderRow: (request: Request) => ReactNode;
}

const STEP = 25;

function matches({ full_name, city, street }: PersonPin, wanted: string): boolean {
  return isNameLike(`${full_name} ${street} ${city}`, wanted);
}

/** Returns whether somebody is using a list, by pointer or by keyboard. */
function usePresence() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isPresent: isPointedAt || isFocused,
    handlers: {
      onMouseEnter: () => setIsPointedAt(true),
      onMouseLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

/**
 * A list in the console, which says in words what the map shows (rule 137). Its rows keep their places while
 * somebody is using it (rule 158).
 */
export function PeoplePane<Request extends { id: number }>(props: PeoplePaneProps<Request>) {
  const {
    title,
    summary,
    requests,
    personOf,
    isActing,
    isFiltered,
    empty,
    isAtStart,
    onFold,
    legend,
    renderRow,
  } = props;
  const text = useText();
  const [showsLegend, setShowsLegend] = useState(false);
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(STEP);
  const id = useId();
  const presence = usePresence();
  const { rows, isStale, settle } = useSettledOrder(requests, presence.isPresent || isActing);
  const found = wanted.trim() === '' ? rows : rows.filter((request) => matches(personOf(request), wanted));

  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' }}
    >
      <PaneHeading id={`${id}-title`} title={title} isAtStart={isAtStart} onFold={onFold}>
        <Button size="small" onClick={() => setShowsLegend(true)}>
          {text('map.legend')}
        </Button>
      </PaneHeading>
      <Stack spacing={1} sx={{ paddingInline: 1, paddingBlockStart: 0.75 }}>
        {summary && <Typography variant="body2">{summary}</Typography>}
        {requests.length > 5 && (
          <TextField
            id={`${id}-find`}
            label={text('map.find')}
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        )}
        {isStale && (
          <Button size="small" onClick={settle}>
            {text('console.new_order')}
          </Button>
        )}
      </Stack>
      <Box sx={{ overflowY: 'auto', flex: 1, minBlockSize: 0, paddingBlock: 0.5 }} {...presence.handlers}>
        {requests.length === 0 &&
          (isFiltered ? (
            <Nobody>{text('console.nobody_there')}</Nobody>
          ) : (
            <EmptyState title={empty.title} hint={empty.hint} />
          ))}
        {requests.length > 0 && found.length === 0 && <Nobody>{text('table.nothing_found')}</Nobody>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {found.slice(0, shown).map((request) => (
            <Box component="li" key={request.id} sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}>
              {renderRow(request)}
            </Box>
          ))}
        </Box>
        {found.length > shown && (
          <Button onClick={() => setShown(shown + STEP)}>
            {text('map.show_more', { count: Math.min(STEP, found.length - shown) })}
          </Button>
        )}
      </Box>
      {showsLegend && legend(() => setShowsLegend(false))}
    </Box>
  );
}

function Nobody({ children }: { children: string }) {
  return (
    <Typography role="status" sx={{ p: 1 }}>
      {children}
    </Typography>
  );
}
