import type { Profile } from '@karov/api-client';
import { ADDRESS_TYPES, LIMITS, ownValue } from '@karov/domain';
import { type FormEvent, useMemo } from 'react';
import { useText } from '../../core/text.js';
import { AddressField } from '../../design/address/address-field.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { TextArea } from '../../design/field/text-area.js';
import { TextField } from '../../design/field/text-field.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { answerId } from '../../shared/answer-id.js';
import { useProfileOptions } from '../../shared/help-profile/index.js';
import { ProofDialog } from '../../shared/phone-code/fresh-proof.js';
import { summaryOf } from '../../shared/wizard/faults.js';
import { ChannelFields } from './channel-fields.js';
import { detailLabel } from './detail-label.js';
import { DisabilityFields } from './disability-fields.js';
import { UnsavedGuard } from './unsaved-guard.js';
import { useDetails } from './use-details.js';

const PLACES = {
  residential: 'profile.details.atResidential',
  arrival: 'profile.details.atArrival',
} as const;

/** The person's own names, addresses and channels, and for help seekers the disabilities (rule 121). */
export function DetailsForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const t = useText();
  const { data: options } = useProfileOptions();
  const form = useDetails(profile, options, onSaved);
  const { details, errors, set, phase } = form;
  const field = (name: string) => ({ id: answerId(name), error: ownValue(errors, name) ?? null });
  // Memoized, because the summary takes the focus whenever its list changes.
  const faults = useMemo(() => summaryOf(form.problems, (path) => detailLabel(t, path)), [form.problems, t]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t('profile.details.title')}</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <ErrorSummary faults={faults} />
        <div className="pair">
          <TextField
            {...field('first_name')}
            label={t('profile.details.firstName')}
            autoComplete="given-name"
            value={details.first_name}
            onChange={(value) => set('first_name', value)}
          />
          <TextField
            {...field('last_name')}
            label={t('profile.details.lastName')}
            autoComplete="family-name"
            value={details.last_name}
            onChange={(value) => set('last_name', value)}
          />
        </div>
        <TextField
          {...field('email')}
          label={t('profile.details.email')}
          isOptional
          type="email"
          dir="ltr"
          autoComplete="email"
          value={details.email}
          onChange={(value) => set('email', value)}
        />
        <AddressField
          {...field('residential_address')}
          label={t('profile.details.residential')}
          hint={t('profile.details.addressHint')}
          autoComplete="street-address"
          debounceMs={LIMITS.profileDebounceMs}
          value={details.residential_address}
          onChange={(value) => set('residential_address', value)}
        />
        <AddressField
          {...field('arrival_address')}
          label={t('profile.details.arrival')}
          isOptional
          hint={t('profile.details.addressHint')}
          debounceMs={LIMITS.profileDebounceMs}
          value={details.arrival_address}
          onChange={(value) => set('arrival_address', value)}
        />
        {details.arrival_address !== '' && (
          <RadioGroup
            {...field('address_type')}
            label={t('profile.details.addressType')}
            value={details.address_type}
            entries={ADDRESS_TYPES.map((value) => ({ value, label: t(PLACES[value]) }))}
            onChange={(value) => set('address_type', value ?? 'residential')}
          />
        )}
        <ChannelFields details={details} set={set} />
        {profile.unreadable.includes('disabilities') && (
          <Alert tone="danger">
            <p>{t('profile.details.disabilitiesUnreadable')}</p>
          </Alert>
        )}
        {profile.role === 'user' && options && (
          <DisabilityFields details={details} options={options} errors={errors} set={set} />
        )}
        <TextField
          {...field('contact_note')}
          label={t('profile.details.contactNote')}
          hint={t('profile.details.contactNoteHint')}
          isOptional
          maxLength={LIMITS.contactNoteMax}
          value={details.contact_note}
          onChange={(value) => set('contact_note', value)}
        />
        <TextArea
          {...field('comments')}
          label={t('profile.details.comments')}
          isOptional
          maxLength={LIMITS.noteMax}
          value={details.comments}
          onChange={(value) => set('comments', value)}
        />
        <Button type="submit" isBusy={phase === 'saving'} isOff={phase === 'saved'}>
          {phase === 'saving' ? t('profile.details.saving') : t('profile.details.save')}
        </Button>
      </form>
      {form.question !== null && (
        <ConfirmDialog
          title={t(form.question.canMove ? 'profile.details.moveTitle' : 'profile.details.stayTitle')}
          confirmLabel={t(form.question.canMove ? 'profile.details.moveConfirm' : 'profile.details.save')}
          isBusy={phase === 'saving'}
          onConfirm={form.confirmMove}
          onClose={form.declineMove}
        >
          {form.question.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
          {form.question.canMove && (
            <Button kind="secondary" isWide isBusy={phase === 'saving'} onClick={form.leaveRequests}>
              {t('profile.details.moveLeave')}
            </Button>
          )}
        </ConfirmDialog>
      )}
      {form.proven && (
        <ProofDialog phone={profile.phone} onProven={form.proven} onClose={form.declineProof} />
      )}
      <UnsavedGuard isDirty={form.isDirty} />
    </section>
  );
}
