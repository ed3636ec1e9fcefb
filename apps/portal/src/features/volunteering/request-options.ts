import type { Option } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import type { Choice } from '../../design/field/select.js';

export interface RequestOptions {
  categories: readonly Choice[];
  states: readonly Choice[];
  /** the name of a district by its key */
  stateName: (key: string) => string;
}

/** The filter options; if the lists cannot be loaded, there are no filters. */
export function useRequestOptions(): RequestOptions {
  const t = useText();
  const loadCategories = useCallback(
    async () => (await api.send('POST', '/dropdowns/application')).data.categories,
    [],
  );
  const loadStates = useCallback(
    (signal: AbortSignal): Promise<Option[]> => api.get('/volunteer/application/states', { signal }),
    [],
  );
  const categories = useLoad(loadCategories).data ?? [];
  const states = useLoad(loadStates).data ?? [];
  const withAll = (options: readonly { id: string | number; label: string }[]): Choice[] => [
    { value: '', label: t('common.words.all') },
    ...options.map(({ id, label }) => ({ value: String(id), label })),
  ];
  return {
    categories: withAll(categories),
    states: withAll(states),
    stateName: (key) => states.find(({ id }) => String(id) === key)?.label ?? '',
  };
}
