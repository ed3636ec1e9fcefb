import type { FigureDay } from '@karov/api-client';
import type { ListSheet } from '../../platform/lists/list-sheet.js';

/** The figures of a range, a row for each day, without names. */
export const figureSheet: ListSheet<FigureDay> = {
  fileName: 'figures.xlsx',
  title: 'exports.lists.figures',
  columns: [
    { head: 'exports.heads.date', cell: ({ day }) => day },
    { head: 'exports.heads.figureRequests', cell: ({ requests }) => requests },
    { head: 'exports.heads.figureBuddies', cell: ({ buddies }) => buddies },
    { head: 'exports.heads.figureVolunteers', cell: ({ volunteers }) => volunteers },
    { head: 'exports.heads.figureSeekers', cell: ({ seekers }) => seekers },
  ],
  people: () => [],
};
