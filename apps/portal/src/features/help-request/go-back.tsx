import { useId } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';

/** Back to the type of help: clears the details and keeps the category (rule 123), with a warning first. */
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
