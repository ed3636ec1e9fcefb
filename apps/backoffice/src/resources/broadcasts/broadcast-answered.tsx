import type { BroadcastRow } from '@karov/api-client';
import { Typography } from '@mui/material';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';

const REFRESH_MS = 10_000;
const RESULTS = ['answered', 'received', 'unknown', 'missed'] as const;

/** How many people wrote back after a broadcast SMS, and the results for all others (rule 192). */
export function BroadcastAnswered({ broadcast: { id } }: { broadcast: BroadcastRow }) {
  const text = useText();
  const { data } = useRead({
    key: ['broadcast', id, 'answers'],
    refetchInterval: REFRESH_MS,
    read: (signal) =>
      api.get(`/${currentArea()}/broadcasts/{id}/answers`, { params: { path: { id } }, signal }),
  });
  if (!data) return null;
  const words = RESULTS.filter((result) => data[result] > 0).map((result) =>
    text(`broadcasts.answers.${result}`, { count: data[result] }),
  );
  return <Typography sx={{ mb: 1 }}>{words.join(' · ')}</Typography>;
}
