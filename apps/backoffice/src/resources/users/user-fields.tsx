import type { Option } from '@karov/api-client';
import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { LIMITS } from '@karov/domain';
import { useState, type FormEvent, type ReactNode } from 'react';
import { PlaceField } from '../../shared/places/place-field.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { SelectField } from '../../shared/ui/select-field.js';

const FIELDS = ['first_name', 'last_name', 'phone', 'contact_note', 'email'] as const;
const OPTIONAL: readonly TextName[] = ['contact_note', 'email'];
const CHANNELS = ['is_sms', 'is_wp', 'is_phone'] as const;
const ADDRESSES = ['residential', 'arrival'] as const;
type TextName = (typeof FIELDS)[number];

/** The form as it stands. */
export interface UserDraft extends Record<TextName, string>, Record<(typeof CHANNELS)[number], boolean> {
  role_id: string;
  address_type: (typeof ADDRESSES)[number];
  residential_address: string;
  arrival_address: string;
  is_active: boolean;
}

/** A form that nobody has filled in. */
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
const CHANNEL_WORDS = { is_sms: 'common.channel.sms', is_wp: 'common.channel.whatsapp', is_phone: 'users.fields.is_phone' } as const;
const INPUT = {
  first_name: { autoComplete: 'off' },
  last_name: { autoComplete: 'off' },
  phone: { type: 'tel', dir: 'ltr' },
  contact_note: { maxLength: LIMITS.contactNoteMax, dir: 'auto' },
  email: { type: 'email', dir: 'ltr' },
} as const;

interface UserFieldsProps {
  initial: UserDraft;
  roles: readonly Option[];
  /** the role is said and not chosen; this stands beside it and leads to where roles are changed */
  besideRole?: ReactNode;
  errors: Readonly<Record<string, readonly string[]>>;
  save: { mutate: (draft: UserDraft) => void; reset: () => void; isPending: boolean; failureCount: number };
  /** what stands under the telephone number */
  besidePhone: (phone: string) => ReactNode;
}

/** The fields of the form about a person: names, phone, e-mail, role, one of two addresses, how to get in touch, whether the account is active. */
export function UserFields({ initial, roles, besideRole, errors, save, besidePhone }: UserFieldsProps) {
  const text = useText();
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<UserDraft>) => {
    setDraft({ ...draft, ...part });
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };
  const address = `${draft.address_type}_address` as const;
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <ErrorSummary attempt={save.failureCount} faults={Object.entries(errors).map(([fieldId, texts]) => ({ fieldId, message: texts[0] ?? '' }))} />
        {FIELDS.map((name) => (
          <Stack key={name} spacing={1}>
            <TextField
              id={name}
              label={text(`users.fields.${name}`)}
              required={!OPTIONAL.includes(name)}
              value={draft[name]}
              error={errors[name] !== undefined}
              helperText={errors[name]?.[0] ?? (name === 'contact_note' ? text('users.contact_note_hint') : undefined)}
              onChange={({ target }) => change({ [name]: target.value })}
              slotProps={{ htmlInput: INPUT[name] }}
            />
            {name === 'phone' && besidePhone(draft.phone)}
          </Stack>
        ))}
        <Stack spacing={1}>
          <SelectField
            id="role_id"
            label={text('users.fields.role_id')}
            required
            disabled={besideRole !== undefined}
            value={draft.role_id}
            choices={roles}
            error={errors['role_id'] !== undefined}
            helperText={errors['role_id']?.[0]}
            onChange={({ target }) => change({ role_id: target.value })}
          />
          {besideRole}
        </Stack>
        <FormControl>
          <FormLabel id="address_type">{text('users.fields.address_type')}</FormLabel>
          <RadioGroup row aria-labelledby="address_type" value={draft.address_type}>
            {ADDRESSES.map((type) => (
              <FormControlLabel
                key={type}
                value={type}
                control={<Radio />}
                label={text(`users.address_types.${type}`)}
                onChange={() => change({ address_type: type })}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <PlaceField
          key={address}
          id={address}
          isOptional
          label={text('users.fields.residential_address')}
          value={draft[address]}
          error={errors[address]?.[0]}
          onChange={(value) => change({ [address]: value })}
        />
        <FormGroup role="group" aria-labelledby="is_sms" aria-describedby={errors['is_sms'] ? 'channels-error' : undefined}>
          <FormLabel id="is_sms" tabIndex={-1}>
            {text('users.fields.channels')}
          </FormLabel>
          {CHANNELS.map((name) => (
            <FormControlLabel
              key={name}
              label={text(CHANNEL_WORDS[name])}
              control={<Checkbox checked={draft[name]} onChange={({ target }) => change({ [name]: target.checked })} />}
            />
          ))}
          {errors['is_sms'] && (
            <FormHelperText id="channels-error" error>
              {errors['is_sms'][0]}
            </FormHelperText>
          )}
        </FormGroup>
        <div>
          <FormControlLabel
            label={text('users.fields.is_active')}
            control={<Checkbox checked={draft.is_active} onChange={({ target }) => change({ is_active: target.checked })} />}
          />
        </div>
        <div>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {text('common.words.save')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
