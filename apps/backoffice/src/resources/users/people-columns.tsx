import type { UserRow } from '@karov/api-client';
import { Link } from '@mui/material';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import type { Translate } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { AccountChip, VettingChips } from './person-chips.js';
import { roleWords } from './person-words.js';
import type { UserAct } from './user-act.js';
import { UserActions } from './user-actions.js';

interface ColumnTools {
  /** returns the address of a person's card, with the list unchanged */
  cardOf: (id: number) => string;
  onAct: (act: UserAct) => void;
}

/** The id of the element in a row that gets the focus back when the person's card closes. */
export function personLinkId(id: number): string {
  return `person-${id}`;
}

function Name({ user, to }: { user: UserRow; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      id={personLinkId(user.id)}
      sx={{ fontWeight: 600, whiteSpace: { sm: 'nowrap' } }}
    >
      {user.full_name}
    </Link>
  );
}

/** The columns from the specification (rule 137 "Columns"), and the day of registration. */
export function peopleColumns(text: Translate, { cardOf, onAct }: ColumnTools): ReactElement[] {
  return [
    <Col<UserRow>
      key="full_name"
      source="full_name"
      label="words.name"
      render={(user) => <Name user={user} to={cardOf(user.id)} />}
    />,
    <Col<UserRow> key="city" source="city" label="requests.town" disableSort />,
    <Col<UserRow>
      key="blocked"
      source="blocked"
      label="users.blocked"
      disableSort
      isFilled={({ is_block }) => is_block === 1}
      render={({ is_block }) =>
        is_block === 1 && <StatusChip isShort tone="danger" label={text('users.blocked')} />
      }
    />,
    <Col<UserRow>
      key="organization"
      source="organization"
      label="people.organization"
      disableSort
      isFilled={({ organization }) => organization !== null}
      render={({ organization }) => organization?.name}
    />,
    <Col<UserRow>
      key="phone"
      source="phone"
      label="words.phone"
      render={(user) => user.phone !== '' && <Phone of={user} />}
    />,
    <Col<UserRow>
      key="disabilities"
      source="disabilities"
      label="people.disabilities"
      disableSort
      isFilled={({ disabilities, other_disability: other }) => disabilities.length > 0 || other !== ''}
      render={({ disabilities, other_disability }) => (
        <TwoLines>{[...disabilities, other_disability].filter(Boolean).join(', ')}</TwoLines>
      )}
    />,
    <Col<UserRow>
      key="confirmation"
      source="confirmation"
      label="people.confirmation"
      disableSort
      isFilled={(user) => user.disability_confirmation_check}
      render={(user) => user.disability_confirmation_check && text('people.confirmed')}
    />,
    <Col<UserRow>
      key="roles"
      source="roles"
      label="users.roles"
      disableSort
      render={({ roles }) => roleWords(roles, text)}
    />,
    <Col<UserRow>
      key="alerts"
      source="alerts"
      label="people.alerts"
      disableSort
      render={({ is_notification_alert: isReachable }) => (
        <StatusChip
          isShort
          isQuiet={isReachable}
          tone={isReachable ? 'done' : 'danger'}
          label={text(isReachable ? 'people.reachable' : 'people.unreachable')}
        />
      )}
    />,
    <Col<UserRow>
      key="frozen"
      source="frozen"
      label="users.frozen"
      disableSort
      isFilled={({ is_freeze }) => is_freeze === 1}
      render={({ is_freeze }) =>
        is_freeze === 1 && <StatusChip isShort tone="waiting" label={text('users.frozen')} />
      }
    />,
    <Col<UserRow>
      key="quick"
      source="quick"
      label="people.quick"
      disableSort
      isFilled={({ quick_emergency_request: isQuick }) => isQuick}
      render={({ quick_emergency_request: isQuick }) => isQuick && text('people.quick_yes')}
    />,
    <Col<UserRow>
      key="status"
      source="status"
      label="words.status"
      disableSort
      render={({ status }) => <AccountChip isQuiet={status === 'activated'} status={status} />}
    />,
    <Col<UserRow>
      key="validations"
      source="validations"
      label="users.validations"
      disableSort
      isFilled={({ volunteer_information: vetting }) => vetting !== null}
      render={({ volunteer_information: vetting }) => vetting && <VettingChips isRow vetting={vetting} />}
    />,
    <Col<UserRow>
      key="online"
      source="online"
      label="people.online"
      disableSort
      isFilled={({ is_online }) => is_online === 1}
      render={({ is_online }) =>
        is_online === 1 && <StatusChip isShort tone="done" label={text('people.is_online')} />
      }
    />,
    <Col<UserRow>
      key="created_at"
      source="created_at"
      label="people.registered"
      render={({ created_at }) => <When at={created_at} />}
    />,
    <Col<UserRow>
      key="actions"
      source="actions"
      label="common.words.actions"
      disableSort
      render={(user) => <UserActions isRow user={user} onAct={onAct} />}
    />,
  ];
}
