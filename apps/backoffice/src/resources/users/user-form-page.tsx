import type { Option, StaffForm } from '@karov/api-client';
import { Alert, Button, Link } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useRead, useReads } from '../../kit/reads.js';
import { fieldErrorsOf } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { FORM_WIDTH, Page } from '../../shared/ui/page.js';
import { useMoveQuestion } from './move-question.js';
import { actAddress } from './people-addresses.js';
import { SamePhone } from './same-phone.js';
import { EMPTY_DRAFT, type UserDraft, UserFields } from './user-fields.js';

/** Adds a manager or, for super admins, an admin; or changes anybody (rules 88, 137). */
export function UserFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddPage /> : <EditPage id={Number(id)} />;
}

/** The roles that the caller may give by this form. */
function useGivenRoles() {
  return useRead({
    key: ['staff-roles'],
    read: async () =>
      (await api.send('POST', '/dropdowns/roles', { body: { type: 'manual_registration' } })).data,
  });
}

function AddPage() {
  const text = useText();
  const roles = useGivenRoles();
  return (
    <FormPage title={text('users.add_title')} intro={text('users.add_intro')}>
      {roles.isPending && <Loading />}
      {roles.isError && <LoadFailure onRetry={() => void roles.refetch()} />}
      {roles.data && (
        <UserForm
          initial={{ ...EMPTY_DRAFT, role_id: String(roles.data[0]?.id ?? '') }}
          roles={roles.data}
          save={(draft) => api.act('POST', '/admin/users', { body: bodyOf(draft) })}
        />
      )}
    </FormPage>
  );
}

function EditPage({ id }: { id: number }) {
  const text = useText();
  const form = useRead({
    key: ['user-form', id],
    gcTime: 0,
    read: (signal) => api.get('/admin/users/{id}/form', { params: { path: { id } }, signal }),
  });
  const roles = useRead({
    key: ['roles'],
    read: async () => (await api.send('POST', '/dropdowns/roles', { body: {} })).data,
  });
  const given = useGivenRoles();
  const queries = [form, roles, given];
  const { askingMove, dialog } = useMoveQuestion();
  const held = roles.data?.filter((role) => form.data?.roles.includes(Number(role.id))) ?? [];
  return (
    <FormPage title={text('users.edit_title')} intro={text('users.edit_intro')}>
      {queries.some(({ isPending }) => isPending) && <Loading />}
      {queries.some(({ isError }) => isError) && (
        <LoadFailure onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))} />
      )}
      {form.data && roles.data && given.data && (
        <UserForm
          initial={draftOf(form.data, String(held[0]?.id ?? form.data.roles[0] ?? ''))}
          roles={[
            ...held,
            ...given.data.filter(({ id: offered }) => !held.some(({ id: one }) => one === offered)),
          ]}
          besideRole={<RolesLink id={id} />}
          save={(draft) =>
            askingMove((answer) =>
              api.act('PUT', '/admin/users/{id}', {
                params: { path: { id } },
                body: { ...bodyOf(draft), ...answer },
              }),
            )
          }
        />
      )}
      {dialog}
    </FormPage>
  );
}

interface UserFormProps {
  initial: UserDraft;
  roles: readonly Option[];
  besideRole?: ReactNode;
  save: (draft: UserDraft) => Promise<unknown>;
}

function UserForm({ initial, roles, besideRole, save }: UserFormProps) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useReads();
  const [failure, setFailure] = useState<unknown>(null);
  const needsReplacement = Object.keys(fieldErrorsOf(failure)).some((field) => REPLACEMENTS.includes(field));
  const onSaved = async () => {
    notify(text('users.saved'), { type: 'success' });
    await queries.again(['users']);
    await navigate('/volunteers-menu');
  };
  return (
    <>
      {needsReplacement && <Alert severity="error">{text('users.edit_open_work')}</Alert>}
      <EntryForm initial={initial} save={save} onFailure={setFailure} onSaved={onSaved}>
        <UserFields
          roles={roles}
          besideRole={besideRole}
          besidePhone={(phone) => <SamePhone error={failure} phone={phone} />}
        />
      </EntryForm>
    </>
  );
}

/** A link to the dialog for roles on the person's card, where the work of a removed role is handed over. */
function RolesLink({ id }: { id: number }) {
  const text = useText();
  return (
    <Link component={RouterLink} to={actAddress(id, 'roles')} sx={{ alignSelf: 'start' }}>
      {text('users.change_roles')}
    </Link>
  );
}

/** The fields of the dialog that hands over open work; this form does not have them. */
const REPLACEMENTS = ['volunteer_id', 'event_volunteer_id', 'manager_id', 'event_user_request_id'];

function FormPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const text = useText();
  return (
    <Page
      measure={FORM_WIDTH}
      title={title}
      intro={intro}
      actions={
        <Button component={RouterLink} to="/volunteers-menu">
          {text('users.back')}
        </Button>
      }
    >
      {children}
    </Page>
  );
}

function draftOf(form: StaffForm, roleId: string): UserDraft {
  const { is_sms, is_wp, is_phone, is_active, roles: _roles, ...rest } = form;
  return {
    ...rest,
    role_id: roleId,
    is_sms: is_sms === 1,
    is_wp: is_wp === 1,
    is_phone: is_phone === 1,
    is_active: is_active === 1,
  };
}

/** Returns the body; an empty text removes what is stored. */
function bodyOf({ role_id, ...rest }: UserDraft) {
  return { ...rest, role_id: Number(role_id) };
}
