import { useText } from '../core/text.js';
import { Alert } from '../design/alert/alert.js';
import { Button } from '../design/button/button.js';

/** Says that a list or page could not be loaded, with a button to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText();
  return (
    <Alert tone="danger" isUrgent>
      <p>{text}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('common.words.retry')}
      </Button>
    </Alert>
  );
}
