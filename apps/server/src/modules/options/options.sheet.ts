import type { OptionRow } from '@karov/api-client';
import { type ListSheet, yesNo } from '../../platform/lists/list-sheet.js';

/** The options of the forms. */
export const optionSheet: ListSheet<OptionRow> = {
  fileName: 'options.xlsx',
  title: 'exports.lists.options',
  columns: [
    { head: 'exports.heads.list', cell: ({ list }) => list },
    { head: 'exports.heads.key', cell: ({ key }) => key },
    { head: 'exports.heads.labelHe', cell: ({ label_he }) => label_he },
    { head: 'exports.heads.labelEn', cell: ({ label_en }) => label_en },
    { head: 'exports.heads.position', cell: ({ position }) => position },
    { head: 'exports.heads.hidden', cell: ({ is_hidden }, say) => yesNo(is_hidden, say) },
  ],
  people: () => [],
};
