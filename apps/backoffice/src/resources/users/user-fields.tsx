import type { Option } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { FormGroup, FormHelperText, FormLabel, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import {
  CheckboxInput,
  PlaceInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
} from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { useText } from '../../shared/text.js';

/** The form's values. */
type User = FormOf<'users'>;

const FIELDS = ['first_name', 'last_name', 'phone', 'contact_note', 'email'] as const;
const OPTIONAL: readonly string[] = ['contact_note', 'email'];
const CHANNELS = ['is_sms', 'is_wp', 'is_phone'] as const;
const ADDRESSES = ['residential', 'arrival'] as const;
const CHANNEL_WORDS = {
  is_sms: 'common.channel.sms',
  is_wp: 'common.channel.whatsapp',
  is_phone: 'users.fields.is_phone',
} as const;
const INPUT = {
  first_name: { autoComplete: 'off' },
  last_name: { autoComplete: 'off' },
  phone: { type: 'tel', dir: 'ltr' },
  contact_note: { maxLength: LIMITS.contactNoteMax, dir: 'auto' },
  email: { type: 'email', dir: 'ltr' },
} as const;

interface UserFieldsProps {
  roles: readonly Option[];
  /** shown below the role: links to the page for all roles */
  besideRole?: ReactNode;
  /** shown below a telephone number that was refused */
  besidePhone: (phone: string) => ReactNode;
}

/**
 * The fields about a person: names, phone, e-mail, role, one of two addresses, contact channels, and whether
 * the account is active.
 */
export function UserFields({ roles, besideRole, besidePhone }: UserFieldsProps) {
  const text = useText();
  const [type, phone] = useWatch<User, ['address_type', 'phone']>({ name: ['address_type', 'phone'] });
  const { errors } = useFormState<User>();
  const address = `${type}_address` as const;
  return (
    <>
      {FIELDS.map((name) => (
        <Stack key={name} spacing={1}>
          <TextInput<User>
            source={name}
            label={`users.fields.${name}`}
            isRequired={!OPTIONAL.includes(name)}
            hint={name === 'contact_note' ? 'users.contact_note_hint' : undefined}
            attributes={INPUT[name]}
          />
          {name === 'phone' && errors.phone && besidePhone(phone)}
        </Stack>
      ))}
      <Stack spacing={1}>
        <SelectInput<User> source="role_id" label="users.fields.role_id" isRequired choices={roles} />
        {besideRole}
      </Stack>
      <RadioButtonGroupInput<User>
        source="address_type"
        label="users.fields.address_type"
        choices={ADDRESSES.map((id) => ({ id, label: text(`users.address_types.${id}`) }))}
      />
      <PlaceInput<User> key={address} source={address} label="users.fields.residential_address" />
      <Channels />
      <CheckboxInput<User> source="is_active" label="users.fields.is_active" />
    </>
  );
}

/** The contact channels. Errors are shown below the group, and the summary links to the group's name. */
function Channels() {
  const text = useText();
  const { errors } = useFormState<User>();
  const fault = errors.is_sms?.message;
  return (
    <FormGroup role="group" aria-labelledby="is_sms" aria-describedby={fault ? 'channels-error' : undefined}>
      <FormLabel id="is_sms" tabIndex={-1}>
        {text('users.fields.channels')}
      </FormLabel>
      {CHANNELS.map((name) => (
        <CheckboxInput<User> key={name} source={name} label={CHANNEL_WORDS[name]} />
      ))}
      {fault && (
        <FormHelperText id="channels-error" error>
          {fault}
        </FormHelperText>
      )}
    </FormGroup>
  );
}
