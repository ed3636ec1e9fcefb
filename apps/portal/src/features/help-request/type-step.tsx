import type { ActiveApplication, CategoryOption } from '@karov/api-client';
import { isolated, PAGES } from '@karov/domain';
import { type NearDay, useNearDay } from '../../core/near-day.js';
import { type Translate, useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { TileList } from '../../design/choices/tile-list.js';
import { Link } from '../../design/link/link.js';
import { answerId } from '../../shared/answer-id.js';
import { HelpPicture } from './help-picture.js';

interface TypeStepProps {
  value: number | null;
  categories: readonly CategoryOption[];
  error: string | null;
  onChange: (id: number) => void;
}

/** Step 1: the kind of help (rule 123), and what happens after the request. */
export function TypeStep({ value, categories, error, onChange }: TypeStepProps) {
  const t = useText();
  const tiles = categories.map(({ id, label, picture }) => ({
    value: id,
    label,
    picture: <HelpPicture name={picture} />,
  }));
  if (categories.length === 0) return <Alert tone="waiting">{t('helpRequest.noCategories')}</Alert>;
  return (
    <>
      <TileList
        id={answerId('category_id')}
        label={t('helpRequest.category')}
        error={error}
        value={value}
        tiles={tiles}
        onChange={onChange}
      />
      <Alert tone="info" title={t('helpRequest.infoTitle')}>
        <p>{t('helpRequest.info')}</p>
      </Alert>
    </>
  );
}

function usedText(
  t: Translate,
  near: NearDay,
  { category, expiration_date, arrival_date, arrival_time }: ActiveApplication,
): string {
  if (expiration_date)
    return t('helpRequest.usedUntil', { category: category.name, day: near.full(expiration_date) });
  if (!arrival_date) return category.name;
  return t('helpRequest.usedAt', {
    category: category.name,
    day: near.full(arrival_date),
    time: isolated(arrival_time ?? ''),
  });
}

/**
 * Shown when there is an open request of the chosen kind: offers to open it or to choose another kind, before
 * anything is written.
 */
export function InTheWay({ request }: { request: ActiveApplication }) {
  const t = useText();
  const near = useNearDay();
  return (
    <Alert tone="danger" isUrgent title={t('helpRequest.inUse', { category: request.category.name })}>
      <p>{usedText(t, near, request)}</p>
      <p>{t('helpRequest.inUseNote')}</p>
      <Link className="button button--secondary" to={`${PAGES.OwnRequest.path}/${request.id}`}>
        {t('helpRequest.inUseShow')}
      </Link>
    </Alert>
  );
}

/** Warns of open requests, saying the last day of each (rule 123). */
export function UsedCategories({ active }: { active: readonly ActiveApplication[] }) {
  const t = useText();
  const near = useNearDay();
  if (active.length === 0) return null;
  return (
    <Alert tone="waiting" title={t('helpRequest.usedTitle')}>
      <ul className="help-request__used">
        {active.map((request) => (
          <li key={request.id}>{usedText(t, near, request)}</li>
        ))}
      </ul>
      <p>{t('helpRequest.usedNote')}</p>
    </Alert>
  );
}
