import { ownValue } from '@karov/domain';
import type { ListView } from '../../core/use-list.js';
import type { Choice } from '../../design/field/select.js';

interface SelectFilter {
  name: string;
  label: string;
  choices: readonly Choice[];
}

export interface RequestFiltersProps {
  list: Pick<ListView<unknown>, 'params' | 'change'>;
  selects: readonly SelectFilter[];
  hasCity?: boolean;
}

/** Returns the current value of a list's filter. */
export function filterOf({ params }: RequestFiltersProps['list'], name: string): string {
  return String(ownValue(params.filters ?? {}, name) ?? '');
}

/** Whether any filter is set. */
export function isFiltered({ params }: RequestFiltersProps['list']): boolean {
  return params.search !== '' || Object.values(params.filters ?? {}).some((value) => value !== '');
}
