import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** A label with its value; not shown if there is no value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts, with the labels next to the values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <Fragment key={label}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Fragment>
        ))}
    </Box>
  );
}
