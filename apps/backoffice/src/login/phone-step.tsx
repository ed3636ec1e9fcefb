import { isolated, phoneKeys } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { useLocale } from '@karov/web';
import { Alert, Button, Stack, TextField } from '@mui/material';
import type { CountryCode } from 'libphonenumber-js/max';
import { type FormEvent, useMemo, useState } from 'react';
import { useConfig } from '../shared/config.js';
import { useText } from '../shared/text.js';
import { SelectField } from '../shared/ui/select-field.js';
import { Captcha } from './captcha.js';
import { asCountry, countriesIn, exampleNumber, firstCountry } from './countries.js';
import { type SentCode, useBlockedTexts, useSendCode } from './sign-in-calls.js';

/** The country code of Australia (rule 117). */
const AUSTRALIA = '+61';

/** Asks for the phone and the captcha, and passes on the server's answer once the code was sent. */
export function PhoneStep({ onSent }: { onSent: (sent: SentCode) => void }) {
  const text = useText();
  const locale = useLocale();
  const config = useConfig();
  const blocked = useBlockedTexts();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const [chosen, setChosen] = useState<CountryCode | null>(null);
  const [phone, setPhone] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const country = chosen ?? firstCountry(config?.default_country, locale);
  const send = useSendCode({
    onSent,
    onFailed: () => {
      setCaptcha(null);
      setAttempt((count) => count + 1);
    },
  });
  const isUnknown = send.faults['register'] !== undefined;

  const typed = (value: string) => {
    const number = phoneKeys(value);
    setPhone(number);
    setFault(null);
    send.reset();
    if (number.startsWith(AUSTRALIA)) setChosen('AU');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = normalizePhone(phone, country);
    if (!number) return setFault(text('common.errors.invalidPhone'));
    if (!captcha) return setFault(text('login.captcha_first'));
    send.mutate({ phone: number, captcha });
  };
  const phoneError = fault ?? send.faults['phone'] ?? send.faults['captcha'];

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {blocked.map((reason) => (
        <Alert key={reason} severity="error">
          {reason}
        </Alert>
      ))}
      {isUnknown && <Alert severity="warning">{text('login.not_staff')}</Alert>}
      <SelectField
        label={text('login.country')}
        value={country}
        choices={countries}
        autoComplete="country"
        onChange={(change) => {
          setChosen(asCountry(change.target.value));
          typed('');
        }}
      />
      <TextField
        id="phone"
        label={text('login.phone')}
        type="tel"
        required
        autoFocus
        autoComplete="tel"
        value={phone}
        error={Boolean(phoneError)}
        helperText={phoneError ?? text('login.phone_hint', { example: isolated(exampleNumber(country)) })}
        onChange={(change) => typed(change.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
      />
      <Captcha key={attempt} label={text('login.captcha')} onSolved={setCaptcha} />
      <Button type="submit" variant="contained" size="large" disabled={!captcha} loading={send.isPending}>
        {text('login.send')}
      </Button>
    </Stack>
  );
}
