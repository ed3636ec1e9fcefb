import type { VolunteerLoad } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { type ListSheet, localTime } from '../../platform/lists/list-sheet.js';

const COLUMNS: ListSheet<VolunteerLoad>['columns'] = [
  { head: 'exports.heads.name', cell: ({ full_name }) => full_name },
  { head: 'exports.heads.phone', cell: ({ phone }) => formatPhone(phone) },
  { head: 'exports.heads.city', cell: ({ city }) => city },
  { head: 'exports.heads.calls', cell: ({ calls }) => calls },
  { head: 'exports.heads.acceptedCalls', cell: ({ accepted }) => accepted },
  { head: 'exports.heads.lastCalled', cell: ({ last_called_at }) => localTime(last_called_at) },
  {
    head: 'exports.heads.obstacles',
    cell: ({ obstacles }, say) =>
      obstacles.map((obstacle) => say(`exports.obstacles.${obstacle}`)).join(', '),
  },
];
const people = ({ id }: VolunteerLoad): number[] => [id];

/** Volunteers without recent calls. */
export const idleSheet: ListSheet<VolunteerLoad> = {
  fileName: 'idle-volunteers.xlsx',
  title: 'exports.lists.idle',
  columns: COLUMNS,
  people,
};

/** Volunteers with the most calls. */
export const overusedSheet: ListSheet<VolunteerLoad> = {
  fileName: 'overused-volunteers.xlsx',
  title: 'exports.lists.overused',
  columns: COLUMNS,
  people,
};
