import type { OptionRow } from '@karov/api-client';
import type { KeptList } from '@karov/domain';
import { useLocale } from '@karov/web';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../../shared/text.js';
import { changeOption, fetchOptions, isMovable, moves, optionsKey } from './option-calls.js';

/** The options of a list with their actions. */
export function useOptions(list: KeptList) {
  const text = useText();
  const locale = useLocale();
  const notify = useNotify();
  const queries = useReads();
  const query = useRead({ key: optionsKey(list), read: (signal) => fetchOptions(list, signal) });
  const rows = query.data ?? [];
  const movable = rows.filter(isMovable);
  const nameOf = (option: OptionRow) => (locale === 'he-IL' ? option.label_he : option.label_en);
  const reload = () => queries.again(optionsKey(list));
  const saved = () => {
    notify(text('options.saved'), { type: 'success' });
    return reload();
  };

  const hide = useAction({
    run: ({ option, isHidden }: { option: OptionRow; isHidden: boolean }) =>
      changeOption(option, { is_hidden: isHidden }),
    onDone: saved,
  });
  const move = useAction({
    run: async ({ option, by }: { option: OptionRow; by: -1 | 1 }) => {
      const from = movable.indexOf(option);
      for (const step of moves(movable, from, from + by))
        await changeOption(step.option, { position: step.position });
      return from + by + 1;
    },
    onDone: (place, { option }) => {
      notify(text('options.moved', { name: nameOf(option), place, total: movable.length }), { type: 'info' });
      return reload();
    },
  });
  return { query, rows, movable, nameOf, saved, hide, move };
}

export type Options = ReturnType<typeof useOptions>;
