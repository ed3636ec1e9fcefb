import type { EventUserRequest } from '@karov/api-client';
import { addressForDisplay, streetParts } from '@karov/domain';
import { Box } from '@mui/material';
import { needStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { HiddenText } from '../../shared/ui/hidden-text.js';
import { PhoneNumber } from '../../shared/ui/phone.js';

const LINE = '1px solid black';
const COLUMNS = ['house', 'name', 'floor', 'matters', 'phone', 'state'] as const;

interface Street {
  key: string;
  needs: EventUserRequest[];
}

/** Groups neighbours by street and town, in the order of the walk. */
function streetsOf(needs: readonly EventUserRequest[]): Street[] {
  const streets = new Map<string, Street>();
  for (const need of needs) {
    const { street, city, address } = need.user;
    const key = [streetParts(street).name || addressForDisplay(address), city].filter(Boolean).join(', ');
    const there = streets.get(key) ?? { key, needs: [] };
    there.needs.push(need);
    streets.set(key, there);
  }
  return [...streets.values()];
}

/**
 * The residents, street by street, each with a box to tick; black on white, and no row is split across pages.
 */
export function DoorTable({ title, needs }: { title: string; needs: readonly EventUserRequest[] }) {
  const text = useText();
  return (
    <Box
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{ overflowX: 'auto', '@media print': { overflowX: 'visible' } }}
    >
      <Box
        component="table"
        sx={{
          inlineSize: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          '& th, & td': {
            border: LINE,
            paddingBlock: 0.5,
            paddingInline: 0.75,
            textAlign: 'start',
            verticalAlign: 'top',
          },
          '& tr': { breakInside: 'avoid' },
          '& th[scope="rowgroup"]': { fontSize: '1rem', breakAfter: 'avoid' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>{text('doors.tick')}</HiddenText>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(`doors.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {streetsOf(needs).map((street) => (
          <tbody key={street.key}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                {street.key} ({street.needs.length})
              </th>
            </tr>
            {street.needs.map((need) => (
              <DoorRow key={need.id} need={need} />
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

function DoorRow({ need }: { need: EventUserRequest }) {
  const text = useText();
  const { user } = need;
  const state = needStatus(need, text).label;
  return (
    <tr>
      <td>
        <Box
          component="span"
          aria-hidden
          sx={{ display: 'inline-block', inlineSize: 18, blockSize: 18, border: '2px solid black' }}
        />
      </td>
      <td>
        <bdi>{streetParts(user.street).number}</bdi>
      </td>
      <td>
        <strong>{user.full_name}</strong>
      </td>
      <td>{need.floor}</td>
      <td>{need.matters.map((matter) => text(`matter.${matter}`)).join(', ')}</td>
      <td>
        <PhoneNumber number={user.phone} />
        {user.spoken_to.writes && <Box sx={{ fontWeight: 700 }}>{text('common.writing.does')}</Box>}
        {user.contact_note !== '' && (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {text('common.words.contactNote')}: <bdi>{user.contact_note}</bdi>
          </Box>
        )}
      </td>
      <td>
        {need.is_emergency ? <strong>{`${text('console.emergency')}, ${state}`}</strong> : state}
        {need.volunteer && <Box>{need.volunteer.full_name}</Box>}
        {need.moved_to && (
          <Box>
            {text('details.moved_to')}: {addressForDisplay(need.moved_to)}
          </Box>
        )}
      </td>
    </tr>
  );
}
