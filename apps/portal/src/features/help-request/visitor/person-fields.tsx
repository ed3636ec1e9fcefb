import { LIMITS, PAGES } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { AddressField } from '../../../design/address/address-field.js';
import { Checkbox } from '../../../design/choices/checkbox.js';
import { CheckboxGroup } from '../../../design/choices/checkbox-group.js';
import { TextArea } from '../../../design/field/text-area.js';
import { TextField } from '../../../design/field/text-field.js';
import { answerId } from '../../../shared/answer-id.js';
import { useProfileWords } from '../../../shared/help-profile/index.js';
import type { VisitorOptions } from './use-visitor-request.js';
import { CHANNELS, type VisitorValues } from './values.js';

export interface PersonProps {
  values: VisitorValues;
  options: VisitorOptions;
  hasOther: boolean;
  errors: Readonly<Record<string, string>>;
  set: <N extends keyof VisitorValues>(name: N, value: VisitorValues[N]) => void;
}

type TextName =
  | 'full_name'
  | 'email'
  | 'other_disability'
  | 'comments'
  | 'residential_address'
  | 'arrival_address';

const CHANNEL_WORDS = {
  is_phone: 'visitorRequest.is_phone',
  is_wp: 'common.channel.whatsapp',
  is_sms: 'common.channel.sms',
} as const;

function Channels({ values, errors, set }: PersonProps) {
  const t = useText();
  const chosen = CHANNELS.filter((name) => values[name] === 1);
  const change = (names: readonly (typeof CHANNELS)[number][]) => {
    const changed = CHANNELS.find((name) => names.includes(name) !== (values[name] === 1));
    if (changed) set(changed, values[changed] === 1 ? 0 : 1);
  };
  const error = CHANNELS.map((name) => errors[name]).find(Boolean) ?? null;
  return (
    <CheckboxGroup
      id={answerId('is_phone')}
      label={t('visitorRequest.channels')}
      error={error}
      values={chosen}
      entries={CHANNELS.map((value) => ({ value, label: t(CHANNEL_WORDS[value]) }))}
      onChange={change}
    />
  );
}

/** The registration's consents, in the same words. */
function Agreements({ values, errors, set }: PersonProps) {
  const t = useText();
  const words = useProfileWords();
  return (
    <>
      <p>
        <a className="standing-link" href={PAGES.Regulations.path} target="_blank" rel="noreferrer">
          {t('visitorRequest.readTerms')} ({t('common.words.opensInNewTab')})
        </a>
      </p>
      {(['is_confirm', 'is_authorize'] as const).map((name) => (
        <Checkbox
          key={name}
          id={answerId(name)}
          label={words.label(name)}
          error={errors[name] ?? null}
          isChecked={values[name] === 1}
          onChange={(isChecked) => set(name, isChecked ? 1 : 0)}
        />
      ))}
    </>
  );
}

/** The common props of all text fields. */
function useTextFields({ values, errors, set }: PersonProps) {
  const t = useText();
  return (name: TextName) => ({
    id: answerId(name),
    label: t(`visitorRequest.${name}`),
    error: errors[name] ?? null,
    value: values[name],
    onChange: (text: string) => set(name, text),
  });
}

/** The person asking for help: name, optional e-mail, disability and home (rules 129 and 131). */
export function PersonFields(props: PersonProps) {
  const t = useText();
  const { values, options, hasOther, errors, set } = props;
  const field = useTextFields(props);
  const disabilities = options.disabilities.map(({ id, label }) => ({ value: Number(id), label }));
  return (
    <>
      <TextField {...field('full_name')} autoComplete="name" maxLength={LIMITS.textMax} />
      <TextField
        {...field('email')}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={LIMITS.textMax}
      />
      <CheckboxGroup
        id={answerId('disability_id')}
        label={t('visitorRequest.disability_id')}
        error={errors['disability_id'] ?? null}
        values={values.disability_id}
        entries={disabilities}
        onChange={(ids) => set('disability_id', ids)}
      />
      {hasOther && <TextField {...field('other_disability')} maxLength={LIMITS.textMax} />}
      <AddressField
        {...field('residential_address')}
        hint={t('helpRequest.addressHint')}
        autoComplete="street-address"
        debounceMs={LIMITS.profileDebounceMs}
      />
    </>
  );
}

/** Another address, contact channels, further information, and the consents (rules 129 and 131). */
export function ReachFields(props: PersonProps) {
  const t = useText();
  const field = useTextFields(props);
  return (
    <>
      <Channels {...props} />
      <AddressField
        {...field('arrival_address')}
        isOptional
        hint={t('helpRequest.addressHint')}
        debounceMs={LIMITS.profileDebounceMs}
      />
      <TextArea {...field('comments')} isOptional maxLength={LIMITS.noteMax} />
      <Agreements {...props} />
    </>
  );
}
