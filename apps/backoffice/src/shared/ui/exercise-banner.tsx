import { Alert } from '@mui/material';
import { useConfig } from '../config.js';
import { useText } from '../text.js';

/** Says that this is an exercise: the whole installation, or, with `isExercise`, this page (rule 161). */
export function ExerciseBanner({ isExercise }: { isExercise?: boolean }) {
  const text = useText();
  const config = useConfig();
  if (!(isExercise ?? config?.exercise)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ m: 1 }}>
      {text('common.exercise')}
    </Alert>
  );
}
