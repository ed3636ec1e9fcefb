import type { ReadyAnswerRow } from '@karov/api-client';
import type { ListSheet } from '../../platform/lists/list-sheet.js';

/** The ready answers, in both languages. */
export const readyAnswerSheet: ListSheet<ReadyAnswerRow> = {
  fileName: 'ready-answers.xlsx',
  title: 'exports.lists.readyAnswers',
  columns: [
    { head: 'exports.heads.labelHe', cell: ({ text_he }) => text_he },
    { head: 'exports.heads.labelEn', cell: ({ text_en }) => text_en },
    { head: 'exports.heads.position', cell: ({ position }) => position },
  ],
  people: () => [],
};
