import { useId } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';

/**
 * Returns to the choice of the type of help; after a warning, this clears the details and keeps the category
 * (rule 123).
 */
export function GoBack({ onBack }: { onBack: () => void }) {
  const t = useText();
  const hintId = useId();
  return (
    <div className="help-request__back">
      <Button kind="quiet" icon="backward" aria-describedby={hintId} onClick={onBack}>
        {t('helpRequest.goBack')}
      </Button>
      <p className="field__hint" id={hintId}>
        {t('helpRequest.goBackHint')}
      </p>
    </div>
  );
}
