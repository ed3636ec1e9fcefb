import type { FigureDay } from '@karov/api-client';
import type { ListSheet } from '../../platform/lists/list-sheet.js';

/** The figures of a range of days, with a row for each day and no names. */
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
