import type { OptionRow } from '@karov/api-client';
import { PAGE_SIZES } from '@karov/domain';
import { api } from '../../shared/api.js';

const PATH = '/admin/options';
const MOST = PAGE_SIZES[2];

/** What can be worded of an option. */
export type OptionWords = Pick<OptionRow, 'label_he' | 'label_en'>;

/** The cache key of a list's options. */
export const optionsKey = (list: string): readonly string[] => ['admin-options', list];

/** All options of a list in the order of the forms, where "other" closes the list. */
export async function fetchOptions(list: string, signal?: AbortSignal): Promise<OptionRow[]> {
  const { data } = await api.list<OptionRow>(PATH, { page: 1, perPage: MOST, order: 'asc', orderBy: 'position', filters: { list } }, signal);
  return [...data.filter(isMovable), ...data.filter((option) => !isMovable(option))];
}

/** Whether an option has a place of its own. */
export function isMovable({ key }: OptionRow): boolean {
  return key !== 'other';
}

export function addOption(list: string, words: OptionWords): Promise<string | null> {
  return api.act('POST', PATH, { list, ...words });
}

export function changeOption(option: OptionRow, change: Partial<OptionRow>): Promise<string | null> {
  const { label_he, label_en, is_hidden, position } = { ...option, ...change };
  return api.act('PUT', `${PATH}/${option.id}`, { label_he, label_en, is_hidden: is_hidden ? 1 : 0, position });
}

/** The changes of position that bring an option one place up or down: the fewest that leave no two on one place. */
export function moves(options: readonly OptionRow[], from: number, to: number): { option: OptionRow; position: number }[] {
  const order = [...options];
  order.splice(to, 0, ...order.splice(from, 1));
  let last = -1;
  const places = options.map(({ position }) => (last = Math.max(position, last + 1)));
  return order.flatMap((option, index) => {
    const position = places[index] ?? index;
    return option.position === position ? [] : [{ option, position }];
  });
}
