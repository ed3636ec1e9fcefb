import { useConfig } from '../core/config.js';
import { useText } from '../core/text.js';
import { Alert } from '../design/alert/alert.js';

/** Says that this is an exercise: the whole installation, or, with `isExercise`, one record (rule 161). */
export function ExerciseBanner({ isExercise }: { isExercise?: boolean }) {
  const t = useText();
  const config = useConfig();
  if (!(isExercise ?? config?.exercise)) return null;
  return <Alert tone="waiting">{t('common.exercise')}</Alert>;
}
