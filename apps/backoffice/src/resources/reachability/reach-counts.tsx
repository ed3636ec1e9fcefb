import { REACH_LEVELS } from '@karov/domain';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { filtersOf } from '../../shared/list-filters.js';
import { useListSearch } from '../../shared/list-search.js';
import { useText } from '../../shared/text.js';

/** Columns of equal width in one row, also on a phone. */
const COUNTS = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 11rem))' },
};

/**
 * How many of the listed people are reached by many, one or no channel. A press filters the list by that, and
 * another press removes the filter.
 */
export function ReachCounts() {
  const text = useText();
  const list = useListContext();
  const { search } = useListSearch();
  const { level, ...filters } = filtersOf(list.filterValues);
  const { data } = useRead({
    key: ['reach-counts', filters, search],
    read: (signal) =>
      api.get(`/${currentArea()}/reachability/counts`, {
        params: { query: { filters: JSON.stringify(filters), search } },
        signal,
      }),
  });
  return (
    <Box role="group" aria-label={text('reach.counts')} sx={COUNTS}>
      {REACH_LEVELS.map((name) => (
        <ButtonBase
          key={name}
          aria-pressed={level === name}
          onClick={() => list.setFilters({ ...filters, ...(level === name ? {} : { level: name }) })}
          sx={{
            display: 'grid',
            justifyItems: 'start',
            alignContent: 'start',
            textAlign: 'start',
            paddingInline: { xs: 1.5, sm: 2 },
            paddingBlock: 1,
            border: 1,
            borderColor: level === name ? 'primary.main' : 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="span" variant="h2">
            {data ? data[name] : '–'}
          </Typography>
          <Typography component="span">{text(`reach.levels.${name}`)}</Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
