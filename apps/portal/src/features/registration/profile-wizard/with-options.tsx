import type { HelpProfileDropdowns } from '@karov/api-client';
import type { ReactNode } from 'react';
import { useText } from '../../../core/text.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { useProfileOptions } from '../../../shared/help-profile/index.js';
import { LoadFailure } from '../../../shared/load-failure.js';

/** Waits until the lists of possible answers are loaded. */
export function WithOptions({ children }: { children: (options: HelpProfileDropdowns) => ReactNode }) {
  const t = useText();
  const { data, error, reload } = useProfileOptions();
  if (data) return children(data);
  return error ? <LoadFailure text={t('registration.optionsFailed')} onRetry={reload} /> : <Spinner />;
}
