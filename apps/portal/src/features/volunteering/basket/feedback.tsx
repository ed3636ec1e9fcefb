import type { BasketRow } from '@karov/api-client';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../../core/failures.js';
import { showToast } from '../../../core/notices.js';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { sayHowItWas } from './basket-calls.js';

/** Fetched when the dialog opens. */
const AskDialog = lazy(() => import('../../../shared/words/ask-dialog.js'));

/**
 * Asks whether the help went well: one tap for yes; for no, a few words about what went wrong. An answer
 * stays visible once given.
 */
export default function Feedback({ row, onDone }: { row: BasketRow; onDone: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const done = () => {
    showToast('done', t('volunteering.feedbackDone'));
    onDone();
  };
  const praise = () => {
    setBusy(true);
    sayHowItWas(row, true)
      .then(done, toastFailure)
      .finally(() => setBusy(false));
  };
  const worry = async (note: string) => {
    await sayHowItWas(row, false, note);
    setAsking(false);
    done();
  };
  if (row.feedback !== null)
    return (
      <div className="request__part">
        <p>{t(row.feedback.is_well === 1 ? 'volunteering.feedbackWell' : 'volunteering.feedbackBad')}</p>
      </div>
    );
  return (
    <div className="request__part">
      <h4>{t('volunteering.feedback')}</h4>
      <div className="row">
        <Button icon="check" isBusy={isBusy} onClick={praise}>
          {t('volunteering.feedbackYes')}
        </Button>
        <Button kind="secondary" icon="alert" onClick={() => setAsking(true)}>
          {t('volunteering.feedbackNo')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <AskDialog
            title={t('volunteering.feedbackNoTitle')}
            text={t('volunteering.feedbackNoText')}
            confirmLabel={t('volunteering.feedbackSend')}
            note={{ label: t('volunteering.note'), isOptional: true }}
            onConfirm={worry}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
