import type { ReachRow } from '@karov/api-client';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { useSelectedRows } from '../../kit/rows-shown.js';
import { type AudienceChoice, foundPeople, tickedPeople } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { filtersOf } from '../../shared/list-filters.js';
import { useListSearch } from '../../shared/list-search.js';
import { useText } from '../../shared/text.js';

/**
 * Sends a message that asks for an answer to the selected people or to the whole list; people who opted out
 * of broadcasts do not get it (rules 192, 210).
 */
export function ReachTest() {
  const text = useText();
  const list = useListContext<ReachRow>();
  const ticked = new Set(useSelectedRows<ReachRow>().map(({ id }) => id));
  const total = list.total ?? 0;
  const { search } = useListSearch();
  const filters = filtersOf(list.filterValues);
  const choices: AudienceChoice[] = [
    ...(ticked.size > 0
      ? [
          {
            id: 'ticked',
            label: text('reach.ticked', { count: ticked.size }),
            audience: tickedPeople(ticked),
          },
        ]
      : []),
    // the list of people, from which a broadcast takes its recipients, has no levels
    ...(filters['level'] === undefined
      ? [
          {
            id: 'all',
            label: text('reach.all_listed', { count: total }),
            audience: foundPeople(filters, search),
          },
        ]
      : []),
  ];
  return (
    <Box>
      <SendMessage
        label={text('reach.test')}
        test={text('reach.test_message')}
        choices={choices}
        disabled={choices.length === 0 || total === 0}
      />
    </Box>
  );
}
