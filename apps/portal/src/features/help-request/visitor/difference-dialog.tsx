import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Dialog } from '../../../design/dialog/dialog.js';
import type { Difference } from './use-difference.js';
import { personLabel } from './validate-person.js';

/**
 * Lists the details that differ from the stored ones, and asks which ones to use ("use previous details").
 */
export function DifferenceDialog({ difference: { fields, choose, cancel } }: { difference: Difference }) {
  const t = useText();
  if (fields === null) return null;
  const names = [...new Set(fields.map((field) => personLabel(t, field) ?? field))];
  return (
    <Dialog title={t('visitorRequest.changedTitle')} onClose={cancel}>
      <div className="stack">
        <p>{t('visitorRequest.changedText')}</p>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Button isWide onClick={() => choose('new')}>
          {t('visitorRequest.sendNew')}
        </Button>
        <Button kind="secondary" isWide onClick={() => choose('previous')}>
          {t('visitorRequest.sendPrevious')}
        </Button>
        <Button kind="quiet" isWide onClick={cancel}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
