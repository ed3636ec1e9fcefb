import type { OptionRow } from '@karov/api-client';
import { PAGE_SIZES } from '@karov/domain';
import { api } from '../../shared/api.js';

const PATH = '/admin/options';
const MOST = PAGE_SIZES[2];

export type OptionWords = Pick<OptionRow, 'label_he' | 'label_en'> & Partial<Pick<OptionRow, 'is_urgent'>>;

/** The cache key of a list's options. */
export const optionsKey = (list: string): readonly string[] => ['admin-options', list];

/** Whether the options of a list can be urgent; only kinds of event can (rule 77). */
export function mayBeUrgent(list: string): boolean {
  return list === 'event_types';
}

/** Loads all options of a list in the order of the forms, in which "other" comes last. */
export async function fetchOptions(list: string, signal?: AbortSignal): Promise<OptionRow[]> {
  const { data } = await api.list(
    PATH,
    { page: 1, perPage: MOST, order: 'asc', orderBy: 'position', filters: { list } },
    signal,
  );
  return [...data.filter(isMovable), ...data.filter((option) => !isMovable(option))];
}

/** Whether an option can be moved. */
export function isMovable({ key }: OptionRow): boolean {
  return key !== 'other';
}

function urgency(list: string, isUrgent: boolean): { is_urgent?: 0 | 1 } {
  if (!mayBeUrgent(list)) return {};
  return { is_urgent: isUrgent ? 1 : 0 };
}

export function addOption(list: string, words: OptionWords): Promise<string | null> {
  return api.act('POST', PATH, {
    body: {
      list,
      label_he: words.label_he,
      label_en: words.label_en,
      ...urgency(list, words.is_urgent ?? false),
    },
  });
}

export function changeOption(option: OptionRow, change: Partial<OptionRow>): Promise<string | null> {
  const { label_he, label_en, is_hidden, is_urgent, position } = { ...option, ...change };
  return api.act('PUT', `${PATH}/{id}`, {
    params: { path: { id: option.id } },
    body: { label_he, label_en, is_hidden: is_hidden ? 1 : 0, position, ...urgency(option.list, is_urgent) },
  });
}

/**
 * Returns the changes of position that move an option up or down: the fewest after which no two options have
 * the same position.
 */
export function moves(
  options: readonly OptionRow[],
  from: number,
  to: number,
): { option: OptionRow; position: number }[] {
  const order = [...options];
  order.splice(to, 0, ...order.splice(from, 1));
  let last = -1;
  const places = options.map(({ position }) => (last = Math.max(position, last + 1)));
  return order.flatMap((option, index) => {
    const position = places[index] ?? index;
    return option.position === position ? [] : [{ option, position }];
  });
}
