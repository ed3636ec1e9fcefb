import { Link, Paper, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';

/** A counter: its name, and how it is defined, in words. */
export interface Counter {
  name: string;
  what: string;
  /**
   * the list of what is counted, with the same total; null if no single list has everything that is counted
   */
  to: string | null;
  count: number | undefined;
  /** the figure over the same number of days before the range; a counter of the present has none */
  before?: number;
  /** a second figure, with a list of its own */
  more?: { said: string; to: string };
}

/**
 * A figure with its definition, compared with the previous range. Its name links to the list of what is
 * counted, if there is one.
 */
export function CounterCard({ name, what, to, count, before, more }: Counter) {
  const text = useText();
  const id = useId();
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      {to === null ? (
        <Typography component="span" id={id} sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
      ) : (
        <Link id={id} component={RouterLink} to={to} sx={{ fontWeight: 700 }}>
          {name}
        </Link>
      )}
      <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.1 }}>
        {count ?? <Skeleton width="3rem" />}
      </Typography>
      {more && (
        <Link component={RouterLink} to={more.to} sx={{ justifySelf: 'start' }}>
          {more.said}
        </Link>
      )}
      {before !== undefined && (
        <Typography component="span" variant="body2">
          {text('figures.before', { count: before })}
        </Typography>
      )}
      <Typography component="span" variant="body2" color="text.secondary">
        {what}
      </Typography>
    </Paper>
  );
}
