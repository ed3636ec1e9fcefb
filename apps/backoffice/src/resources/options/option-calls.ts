import type { OptionRow } from '@karov/api-client';
import { PAGE_SIZES } from '@karov/domain';
import { recordCalls } from '../../kit/record-calls.js';
import { api } from '../../shared/api.js';

const PATH = '/admin/options';
const MOST = PAGE_SIZES[2];

/** The cache key of a list's options. */
export const optionsKey = (list: string): readonly string[] => ['admin-options', list];

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

/** Changes the place of an option, or whether it is hidden. */
export function changeOption(option: OptionRow, change: Partial<OptionRow>): Promise<string | null> {
  return recordCalls.options.update(option.id, { ...option, ...change });
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
