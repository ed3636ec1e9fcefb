import { Button, Checkbox, FormControlLabel, FormGroup, FormLabel, Paper, Stack, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { Page } from '../../shared/ui/page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';

const FIELDS = ['first_name', 'last_name', 'phone', 'email'] as const;
const CHANNELS = ['is_sms', 'is_wp', 'is_phone'] as const;
type TextName = (typeof FIELDS)[number];
interface Draft extends Record<TextName, string>, Record<(typeof CHANNELS)[number], boolean> {
  role_id: string;
  residential_address: string;
}

const EMPTY: Draft = { first_name: '', last_name: '', phone: '', email: '', role_id: '', residential_address: '', is_sms: true, is_wp: false, is_phone: false };
const CHANNEL_WORDS = { is_sms: 'common.channel.sms', is_wp: 'common.channel.whatsapp', is_phone: 'users.fields.is_phone' } as const;
const INPUT = {
  first_name: { autoComplete: 'off' },
  last_name: { autoComplete: 'off' },
  phone: { type: 'tel', dir: 'ltr' },
  email: { type: 'email', dir: 'ltr' },
} as const;

/** Adds a manager, or, for super admins, an admin (rule 137 "Admin user form"; rule 88). */
export function StaffFormPage() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const { data: roles = [] } = useQuery({
    queryKey: ['staff-roles'],
    queryFn: async () => (await api.send('POST', '/dropdowns/roles', { body: { type: 'manual_registration' } })).data,
  });
  const roleId = draft.role_id || String(roles[0]?.id ?? '');
  const save = useAction({
    run: () => {
      const { email, residential_address, ...rest } = draft;
      return api.act('POST', '/admin/users', {
        body: {
          ...rest,
          role_id: Number(roleId),
          address_type: 'residential',
          is_active: 1,
          ...(email.trim() && { email }),
          ...(residential_address && { residential_address }),
        },
      });
    },
    onDone: async () => {
      notify(text('users.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['users'] });
      await navigate('/volunteers-menu');
    },
  });
  const errors = fieldErrorsOf(save.error);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Page
      title={text('users.add_title')}
      intro={text('users.add_intro')}
      actions={
        <Button component={RouterLink} to="/volunteers-menu">
          {text('users.back')}
        </Button>
      }
    >
      <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
        <Stack spacing={2.5}>
          <ErrorSummary attempt={save.failureCount} faults={Object.entries(errors).map(([fieldId, texts]) => ({ fieldId, message: texts[0] ?? '' }))} />
          {FIELDS.map((name) => (
            <TextField
              key={name}
              id={name}
              label={text(`users.fields.${name}`)}
              required={name !== 'email'}
              value={draft[name]}
              error={errors[name] !== undefined}
              helperText={errors[name]?.[0]}
              onChange={({ target }) => change({ [name]: target.value })}
              slotProps={{ htmlInput: INPUT[name] }}
            />
          ))}
          <SelectField
            id="role_id"
            label={text('users.fields.role_id')}
            required
            value={roleId}
            choices={roles}
            error={errors['role_id'] !== undefined}
            helperText={errors['role_id']?.[0]}
            onChange={({ target }) => change({ role_id: target.value })}
          />
          <PlaceField
            id="residential_address"
            isOptional
            label={text('users.fields.residential_address')}
            value={draft.residential_address}
            error={errors['residential_address']?.[0]}
            onChange={(address) => change({ residential_address: address })}
          />
          <FormGroup role="group" aria-labelledby="channels">
            <FormLabel id="channels">{text('users.fields.channels')}</FormLabel>
            {CHANNELS.map((name) => (
              <FormControlLabel
                key={name}
                label={text(CHANNEL_WORDS[name])}
                control={<Checkbox checked={draft[name]} onChange={({ target }) => change({ [name]: target.checked })} />}
              />
            ))}
          </FormGroup>
          <div>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {text('common.words.save')}
            </Button>
          </div>
        </Stack>
      </Paper>
    </Page>
  );
}
