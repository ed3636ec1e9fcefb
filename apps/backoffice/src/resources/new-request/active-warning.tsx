import type { ActiveApplication } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { isolated } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Alert } from '@mui/material';
import { type Translate, useText } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';
import { useActiveRequests } from './request-calls.js';

function sentence(
  { category, expiration_date: last, arrival_date: day, arrival_time: hour }: ActiveApplication,
  text: Translate,
  locale: Locale,
): string {
  if (last)
    return text('new_request.in_use_until', { category: category.name, date: shownDay(last, locale) });
  if (!day) return text('new_request.in_use_now', { category: category.name });
  const moment = hour ? `${shownDay(day, locale)}, ${isolated(hour.slice(0, 5))}` : shownDay(day, locale);
  return text('new_request.in_use_at', { category: category.name, date: moment });
}

/**
 * Lists the categories in which the person already has active requests, with the last day of each (rule 137).
 */
export function ActiveWarning({ userId }: { userId: number | null }) {
  const text = useText();
  const locale = useLocale();
  const active = useActiveRequests(userId);
  return (
    <div role="status">
      {active.length > 0 && (
        <Alert severity="warning" variant="outlined" role="presentation">
          {text('new_request.in_use')}
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {active.map((application) => (
              <li key={application.id}>{sentence(application, text, locale)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
