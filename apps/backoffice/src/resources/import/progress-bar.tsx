import type { ImportProgress } from '@karov/api-client';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';

/** The progress of the import; until the server has the file, the progress of the upload. */
export function ImportProgressBar({ progress }: { progress: ImportProgress | null }) {
  const text = useText();
  const phase = text(progress ? `import.${progress.phase}` : 'import.uploading');
  const total = progress?.rows_total ?? null;
  const percent = progress && total ? Math.min(100, Math.round((progress.rows_done / total) * 100)) : null;
  const rows =
    progress &&
    (total === null
      ? text('import.progress_rows', { done: progress.rows_done })
      : text('import.progress_of', { done: progress.rows_done, total }));
  return (
    <Stack spacing={1}>
      <Typography role="status">{phase}</Typography>
      <LinearProgress
        aria-label={phase}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
      />
      {rows && <Typography color="text.secondary">{rows}</Typography>}
    </Stack>
  );
}
