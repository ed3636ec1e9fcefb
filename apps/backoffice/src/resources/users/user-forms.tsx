import type { Option } from '@karov/api-client';
import { Alert, Link } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Create } from '../../kit/create.js';
import { Edit } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { useRead } from '../../kit/reads.js';
import type { FormOf, RecordOf } from '../../kit/record-calls.js';
import { fieldTextsOf } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { useMoveQuestion } from './move-question.js';
import { actAddress } from './people-addresses.js';
import { SamePhone } from './same-phone.js';
import { UserFields } from './user-fields.js';

type User = FormOf<'users'>;

const LIST = '/volunteers-menu';
const BACK = { to: LIST, label: 'users.back' } as const;
const EMPTY: User = {
  first_name: '',
  last_name: '',
  phone: '',
  contact_note: '',
  email: '',
  role_id: '',
  address_type: 'residential',
  residential_address: '',
  arrival_address: '',
  is_sms: true,
  is_wp: false,
  is_phone: false,
  is_active: true,
};
/** The fields of the dialog that hands over open work; this form does not have them. */
const REPLACEMENTS = ['volunteer_id', 'event_volunteer_id', 'manager_id', 'event_user_request_id'];

/** Adds a manager or, for super admins, an admin (rule 137). */
export function UserCreate() {
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Create
      resource="users"
      title="users.add_title"
      intro="users.add_intro"
      back={BACK}
      saved="users.saved"
      to={LIST}
      onFailure={setFailure}
    >
      <UserForm failure={failure} />
    </Create>
  );
}

/** Changes anybody (rule 88). */
export function UserEdit() {
  const text = useText();
  const { id = '' } = useParams();
  const [failure, setFailure] = useState<unknown>(null);
  const needsReplacement = Object.keys(fieldTextsOf(failure)).some((field) => REPLACEMENTS.includes(field));
  return (
    <Edit
      resource="users"
      title="users.edit_title"
      intro="users.edit_intro"
      back={BACK}
      saved="users.saved"
      to={`${LIST}/${id}`}
      onFailure={setFailure}
    >
      {needsReplacement && <Alert severity="error">{text('users.edit_open_work')}</Alert>}
      <UserForm failure={failure} besideRole={<RolesLink />} />
      <MoveQuestion />
    </Edit>
  );
}

function UserForm({ failure, besideRole }: { failure: unknown; besideRole?: ReactNode }) {
  const { roles, isError, refetch } = useRoles();
  if (isError) return <LoadFailure onRetry={refetch} />;
  if (!roles) return <Loading />;
  return (
    <SimpleForm<User> defaultValues={{ ...EMPTY, role_id: String(roles[0]?.id ?? '') }}>
      <UserFields
        roles={roles}
        besideRole={besideRole}
        besidePhone={(phone) => <SamePhone error={failure} phone={phone} />}
      />
    </SimpleForm>
  );
}

const rolesOf = async (body: { type?: 'manual_registration' }): Promise<Option[]> =>
  (await api.send('POST', '/dropdowns/roles', { body })).data;

/** The roles that a person holds, and after them those that the caller may give by this form. */
function useRoles() {
  const person = useRecordContext<RecordOf<'users'>>();
  const given = useRead({
    key: ['staff-roles'],
    read: () => rolesOf({ type: 'manual_registration' }),
  });
  const all = useRead({ key: ['roles'], enabled: person !== undefined, read: () => rolesOf({}) });
  const held = all.data?.filter((role) => person?.roles.includes(Number(role.id))) ?? [];
  const isHeld = ({ id }: Option): boolean => held.some((role) => role.id === id);
  const isReady = given.data && (person === undefined || all.data);
  return {
    roles: isReady ? [...held, ...given.data.filter((role) => !isHeld(role))] : null,
    isError: given.isError || all.isError,
    refetch: () => void Promise.all([given.refetch(), person && all.refetch()]),
  };
}

/** A link to the dialog for roles on the person's card, where the work of a removed role is handed over. */
function RolesLink() {
  const text = useText();
  const person = useRecordContext<RecordOf<'users'>>();
  if (!person) return null;
  return (
    <Link component={RouterLink} to={actAddress(person.id, 'roles')} sx={{ alignSelf: 'start' }}>
      {text('users.change_roles')}
    </Link>
  );
}

/** Asks about open requests when an address changes, and saves with the answer (rule 61). */
function MoveQuestion() {
  const { askingMove, dialog } = useMoveQuestion();
  const ask = useCallback(
    <Params extends { data: object }, Result>(
      resource: string,
      params: Params,
      save: (resource: string, params: Params) => Promise<Result>,
    ): Promise<Result> =>
      askingMove((answer) => save(resource, { ...params, data: { ...params.data, ...answer } })),
    [askingMove],
  );
  useRegisterMutationMiddleware(ask);
  return dialog;
}
