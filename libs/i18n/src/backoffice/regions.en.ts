import type { SameKeys } from '../catalogue.js';
import type { regionsHe } from './regions.he.js';

/**
 * The English texts about regions and their managers: the list, its map, and giving a region to a manager.
 */
export const regionsEn: SameKeys<typeof regionsHe> = {
  region_cover: {
    title: 'Regions and managers',
    intro:
      'Which managers cover which region, and where there is none yet. Choose a region in the list or on the map.',
    list: 'The regions and their managers',
    map: 'Map of the regions. The list says the same in words.',
    approximate:
      'The borders on the map are approximate: each spot belongs to the region of the nearest locality.',
    outside_hint: 'Grey regions are outside yours.',
    none: 'No manager',
    no_gap: 'Every region has at least one manager.',
    gaps_one: 'One region has no manager: %{regions}.',
    gaps_two: 'Two regions have no manager: %{regions}.',
    gaps_other: '%{count} regions have no manager: %{regions}.',
    managers_one: 'One manager',
    managers_two: 'Two managers',
    managers_other: '%{count} managers',
    chosen: 'Managers of %{region}',
    add_label: 'Manager to add',
    add_hint: 'The permission counts at once.',
    add: 'Add to %{region}',
    all_there: 'All managers work in this region already.',
    no_managers: 'There is no manager to add.',
    to_people: 'To user management',
  },
};
