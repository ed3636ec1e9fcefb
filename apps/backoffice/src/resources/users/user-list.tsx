import type { UserRow } from '@karov/api-client';
import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import {
  Navigate,
  Link as RouterLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { currentArea, useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { PEOPLE, plainAddress } from './people-addresses.js';
import { peopleColumns, personLinkId } from './people-columns.js';
import { ListedBecause, usePeopleFilters } from './people-filters.js';
import { PeopleBulkActs, SendToTicked } from './people-selection.js';
import { PersonPanel } from './person-panel.js';
import type { UserAct } from './user-act.js';
import { UserDialogs } from './user-dialogs.js';

/**
 * The people whom the signed-in staff member manages: for admins those in their regions, for managers those
 * in their regions and events (rule 137).
 */
export function UserList() {
  const [params] = useSearchParams();
  const plain = plainAddress(params);
  return plain === null ? <People /> : <Navigate to={plain} replace />;
}

/** Keeps the open card in the address; closing the card returns the focus to its row. */
function useCard() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = Number(useParams()['id'] ?? 0);
  const cardOf = (of: number): string => `${PEOPLE}/${of}${search}`;
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    cardOf,
    open: (of: number) => void navigate(cardOf(of)),
    close: () => {
      document.getElementById(personLinkId(id))?.focus();
      void navigate(`${PEOPLE}${search}`);
    },
  };
}

function People() {
  const text = useText();
  const refresh = useRefresh();
  const isAdmin = useIsAdmin();
  const [act, setAct] = useState<UserAct | null>(null);
  const { search } = useLocation();
  const card = useCard();
  // A card that is open from the start takes the focus; when it closes, the list does not take the focus
  // back.
  const [beganWithCard] = useState(card.id !== null);
  const columns = useMemo(
    () => peopleColumns(text, { cardOf: (id) => `${PEOPLE}/${id}${search}`, onAct: setAct }),
    [text, search],
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <List
          resource="users"
          title={text('users.title')}
          intro={text(isAdmin ? 'users.intro' : 'users.intro_manager')}
          actions={
            <>
              <SendToTicked />
              <ExportList path={`/${currentArea()}/users`} title={text('users.title')} />
              {isAdmin && (
                <Button variant="contained" startIcon={<Add />} component={RouterLink} to={`${PEOPLE}/add`}>
                  {text('users.add')}
                </Button>
              )}
            </>
          }
          hasSearch
          hasOwnFocus={beganWithCard}
          filters={usePeopleFilters()}
          aboveTable={<ListedBecause />}
          empty={{
            title: text('users.empty'),
            hint: text(isAdmin ? 'users.empty_hint' : 'users.empty_hint_manager'),
          }}
        >
          <DataTable<UserRow>
            caption={text('users.title')}
            onRowClick={(row) => card.open(row.id)}
            nameOf={({ full_name: name }) => name}
            bulkActionButtons={<PeopleBulkActs />}
          >
            {columns}
          </DataTable>
        </List>
      </Box>
      {card.id !== null && <PersonPanel key={card.id} id={card.id} onAct={setAct} onClose={card.close} />}
      {act && (
        <UserDialogs
          key={`${act.kind}-${act.user.id}`}
          act={act}
          onDone={refresh}
          onClose={() => setAct(null)}
        />
      )}
    </Box>
  );
}
