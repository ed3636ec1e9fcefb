import { serverNow } from '@karov/api-client';
import { ARRIVAL_HOURS, addDays, CATEGORY_TYPES, LIMITS, localDay } from '@karov/domain';
import { useText } from '../../core/text.js';
import { AddressField } from '../../design/address/address-field.js';
import { DateField } from '../../design/date/date-field.js';
import { Select } from '../../design/field/select.js';
import { TextArea } from '../../design/field/text-area.js';
import { answerId } from '../../shared/answer-id.js';
import type { DetailsProps } from './details-props.js';
import { isHomeUnknown, PlaceFields } from './place-fields.js';

const AHEAD_DAYS = 366;

function Description({ values, category, errors, set }: DetailsProps) {
  const t = useText();
  const isRide = category.type === CATEGORY_TYPES.ride;
  return (
    <TextArea
      id={answerId('description')}
      label={t(isRide ? 'helpRequest.rideDescription' : 'helpRequest.description')}
      hint={t(isRide ? 'helpRequest.rideDescriptionHint' : 'helpRequest.descriptionHint')}
      error={errors['description'] ?? null}
      maxLength={LIMITS.noteMax}
      value={values.description}
      onChange={(text) => set('description', text)}
    />
  );
}

function RideFields(props: DetailsProps) {
  const t = useText();
  const { values, errors, set } = props;
  const hours = [
    { value: '', label: t('helpRequest.chooseHour') },
    ...ARRIVAL_HOURS.map((hour) => ({ value: hour, label: hour })),
  ];
  const today = localDay(new Date(serverNow()));
  return (
    <>
      <AddressField
        id={answerId('destination_address')}
        label={t('helpRequest.destination_address')}
        hint={t('helpRequest.addressHint')}
        error={errors['destination_address'] ?? null}
        debounceMs={LIMITS.profileDebounceMs}
        value={values.destination_address}
        onChange={(address) => set('destination_address', address)}
      />
      <PlaceFields {...props} />
      <div className="help-request__moment">
        <DateField
          id={answerId('arrival_date')}
          label={t('helpRequest.arrival_date')}
          error={errors['arrival_date'] ?? null}
          min={today}
          max={addDays(today, AHEAD_DAYS)}
          value={values.arrival_date}
          onChange={(day) => set('arrival_date', day)}
        />
        <Select
          id={answerId('arrival_time')}
          label={t('helpRequest.arrival_time')}
          error={errors['arrival_time'] ?? null}
          value={values.arrival_time}
          choices={hours}
          onChange={(hour) => set('arrival_time', hour)}
        />
      </div>
      <Description {...props} />
    </>
  );
}

function OtherHelpFields(props: DetailsProps) {
  const t = useText();
  const { values, category, home, errors, set } = props;
  const today = localDay(new Date(serverNow()));
  return (
    <>
      {category.help_type !== 'phone' && (!category.hides_home_address || isHomeUnknown(home)) && (
        <PlaceFields {...props} />
      )}
      <Description {...props} />
      <DateField
        id={answerId('expiration_date')}
        label={t('helpRequest.expiration_date')}
        error={errors['expiration_date'] ?? null}
        min={today}
        max={addDays(today, AHEAD_DAYS)}
        value={values.expiration_date}
        onChange={(day) => set('expiration_date', day)}
      />
    </>
  );
}

/** Step 2: a ride at a certain time, or other help until a day (rule 123). */
export function DetailsStep(props: DetailsProps) {
  return props.category.type === CATEGORY_TYPES.ride ? (
    <RideFields {...props} />
  ) : (
    <OtherHelpFields {...props} />
  );
}
