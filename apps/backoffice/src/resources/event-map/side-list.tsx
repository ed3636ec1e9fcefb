import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { PersonPin } from '@karov/api-client';
import { Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';

interface SideListProps<Request> {
  title: string;
  requests: readonly Request[];
  personOf: (request: Request) => PersonPin;
  startsOpen: boolean;
  empty: { title: string; hint: string };
  legend: (close: () => void) => ReactNode;
  renderItem: (request: Request) => ReactNode;
}

const STEP = 25;

/** A list beside the map that says in words what the map shows; it folds (rule 144: at 768 px it starts folded). */
export function SideList<Request extends { id: number }>(props: SideListProps<Request>) {
  const { title, requests, personOf, startsOpen, empty, legend, renderItem } = props;
  const text = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [showsLegend, setShowsLegend] = useState(false);
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(STEP);
  const id = useId();
  const found = requests.filter((request) => {
    const { full_name, city, street } = personOf(request);
    return `${full_name} ${street} ${city}`.toLowerCase().includes(wanted.trim().toLowerCase());
  });

  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-title`} sx={{ p: 1.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Stack direction="row">
          <Button size="small" onClick={() => setShowsLegend(true)}>
            {text('map.legend')}
          </Button>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-body` : undefined}
            endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text(isOpen ? 'map.hide_list' : 'map.show_list')}
          </Button>
        </Stack>
      </Stack>
      {isOpen && (
        <Box id={`${id}-body`} sx={{ mt: 1.5, display: 'grid', gap: 1, maxBlockSize: { md: '68vh' }, overflowY: 'auto', paddingBlockStart: 1 }}>
          {requests.length === 0 && <EmptyState title={empty.title} hint={empty.hint} />}
          {requests.length > 5 && (
            <TextField id={`${id}-find`} label={text('map.find')} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          )}
          {requests.length > 0 && found.length === 0 && <Typography role="status">{text('table.nothing_found')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
            {found.slice(0, shown).map((request) => (
              <Box component="li" key={request.id}>
                {renderItem(request)}
              </Box>
            ))}
          </Box>
          {found.length > shown && (
            <Button onClick={() => setShown(shown + STEP)}>{text('map.show_more', { count: Math.min(STEP, found.length - shown) })}</Button>
          )}
        </Box>
      )}
      {showsLegend && legend(() => setShowsLegend(false))}
    </Paper>
  );
}
