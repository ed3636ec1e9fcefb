import type { CategoryRow } from '@karov/api-client';
import { CATEGORY_TYPES } from '@karov/domain';
import { type ListSheet, localTime, yesNo } from '../../platform/lists/list-sheet.js';

/** The kinds of help. */
export const categorySheet: ListSheet<CategoryRow> = {
  fileName: 'categories.xlsx',
  title: 'exports.lists.categories',
  columns: [
    { head: 'exports.heads.labelHe', cell: ({ name_he }) => name_he },
    { head: 'exports.heads.labelEn', cell: ({ name_en }) => name_en },
    {
      head: 'exports.heads.kind',
      cell: ({ type }, say) =>
        say(type === CATEGORY_TYPES.ride ? 'exports.categoryTypes.ride' : 'exports.categoryTypes.other'),
    },
    { head: 'exports.heads.autoAssign', cell: ({ is_auto_assign }, say) => yesNo(is_auto_assign, say) },
    { head: 'exports.heads.approval', cell: ({ needs_approval }, say) => yesNo(needs_approval, say) },
    { head: 'exports.heads.author', cell: ({ author }) => author ?? '' },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: () => [],
};
