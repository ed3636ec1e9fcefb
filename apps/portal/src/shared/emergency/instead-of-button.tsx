import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';

const NUMBERS = ['100', '101', '102'] as const;

/**
 * Replaces the emergency button for people who have stated no disability: shows the emergency numbers, and
 * the one step that enables the button (rule 84). A carer gets no such step, because it would leave the form
 * they are filling in for somebody else.
 */
export function InsteadOfButton({ hasWay }: { hasWay: boolean }) {
  const t = useText();
  return (
    <div className="sos sos--instead no-print" role="group" aria-label={t('emergency.title')}>
      {NUMBERS.map((number) => (
        <a key={number} className="button button--secondary" href={`tel:${number}`} dir="ltr">
          {number}
        </a>
      ))}
      {hasWay && (
        <Link className="standing-link sos__way" to={PAGES.Profile.path}>
          {t('emergency.tellDisability')}
        </Link>
      )}
    </div>
  );
}
