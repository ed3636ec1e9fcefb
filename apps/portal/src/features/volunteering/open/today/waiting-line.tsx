import { useText } from '../../../../core/text.js';
import { Button } from '../../../../design/button/button.js';

/**
 * The number of requests that wait for this volunteer's own answer, and a link to the first; renders nothing
 * if there are none.
 */
export function WaitingLine({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div className="row">
      <strong role="status">{t('volunteering.askedYou', { count })}</strong>
      <Button kind="secondary" onClick={onShow}>
        {t('volunteering.toAnswer')}
      </Button>
    </div>
  );
}
