import type { Option } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { FormGroup, FormHelperText, FormLabel, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CheckEntry, PlaceEntry, RadioEntry, SelectEntry, TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';

const FIELDS = ['first_name', 'last_name', 'phone', 'contact_note', 'email'] as const;
const OPTIONAL: readonly TextName[] = ['contact_note', 'email'];
const CHANNELS = ['is_sms', 'is_wp', 'is_phone'] as const;
const ADDRESSES = ['residential', 'arrival'] as const;
type TextName = (typeof FIELDS)[number];

/** The form's values. */
export interface UserDraft extends Record<TextName, string>, Record<(typeof CHANNELS)[number], boolean> {
  role_id: string;
  address_type: (typeof ADDRESSES)[number];
  residential_address: string;
  arrival_address: string;
  is_active: boolean;
}

/** An empty form. */
export const EMPTY_DRAFT: UserDraft = {
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
  const [type, phone] = useWatch<UserDraft, ['address_type', 'phone']>({ name: ['address_type', 'phone'] });
  const { errors } = useFormState<UserDraft>();
  const address = `${type}_address` as const;
  return (
    <>
      {FIELDS.map((name) => (
        <Stack key={name} spacing={1}>
          <TextEntry
            source={name}
            label={text(`users.fields.${name}`)}
            isRequired={!OPTIONAL.includes(name)}
            hint={name === 'contact_note' ? text('users.contact_note_hint') : undefined}
            attributes={INPUT[name]}
          />
          {name === 'phone' && errors.phone && besidePhone(phone)}
        </Stack>
      ))}
      <Stack spacing={1}>
        <SelectEntry source="role_id" label={text('users.fields.role_id')} isRequired choices={roles} />
        {besideRole}
      </Stack>
      <RadioEntry
        source="address_type"
        label={text('users.fields.address_type')}
        choices={ADDRESSES.map((id) => ({ id, label: text(`users.address_types.${id}`) }))}
      />
      <PlaceEntry key={address} source={address} label={text('users.fields.residential_address')} />
      <Channels />
      <CheckEntry source="is_active" label={text('users.fields.is_active')} />
    </>
  );
}

/** The contact channels. Errors are shown below the group, and the summary links to the group's name. */
function Channels() {
  const text = useText();
  const { errors } = useFormState<UserDraft>();
  const fault = errors.is_sms?.message;
  return (
    <FormGroup role="group" aria-labelledby="is_sms" aria-describedby={fault ? 'channels-error' : undefined}>
      <FormLabel id="is_sms" tabIndex={-1}>
        {text('users.fields.channels')}
      </FormLabel>
      {CHANNELS.map((name) => (
        <CheckEntry key={name} source={name} label={text(CHANNEL_WORDS[name])} />
      ))}
      {fault && (
        <FormHelperText id="channels-error" error>
          {fault}
        </FormHelperText>
      )}
    </FormGroup>
  );
}
