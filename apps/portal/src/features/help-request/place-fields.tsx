import { addressForDisplay, CATEGORY_TYPES, LIMITS } from '@karov/domain';
import { type Translate, useText } from '../../core/text.js';
import { AddressField } from '../../design/address/address-field.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { answerId } from '../../shared/answer-id.js';
import type { DetailsProps, Home } from './details-props.js';

/** Whether the person has no known address of their own. */
export function isHomeUnknown(home: Home): boolean {
  return home !== 'asked-later' && home.address === '';
}

function homeText(t: Translate, { home, category }: DetailsProps): string {
  const isRide = category.type === CATEGORY_TYPES.ride;
  if (home === 'asked-later') return t(isRide ? 'helpRequest.fromHomeLater' : 'helpRequest.homeLater');
  if (home.address === '') return t('helpRequest.homeUnknown');
  return t(isRide ? 'helpRequest.fromHome' : 'helpRequest.atHome', {
    address: addressForDisplay(home.address),
  });
}

/**
 * The origin of a ride or the place of the help: the person's own address, or another one that they type
 * (rules 123, 58).
 */
export function PlaceFields(props: DetailsProps) {
  const t = useText();
  const { values, category, errors, set } = props;
  const isRide = category.type === CATEGORY_TYPES.ride;
  const isElsewhere = values.other_address === 1;
  return (
    <>
      <RadioGroup
        id={isElsewhere ? answerId('other_address') : answerId('origin_address')}
        label={t(isRide ? 'helpRequest.origin' : 'helpRequest.place')}
        error={errors['other_address'] ?? (isElsewhere ? null : errors['origin_address'])}
        value={values.other_address}
        entries={[
          { value: 0, label: homeText(t, props) },
          { value: 1, label: t(isRide ? 'helpRequest.fromOtherAddress' : 'helpRequest.otherAddress') },
        ]}
        onChange={(value) => set('other_address', value === 1 ? 1 : 0)}
      />
      {isElsewhere && (
        <AddressField
          id={answerId('origin_address')}
          label={t('helpRequest.origin_address')}
          hint={t('helpRequest.addressHint')}
          error={errors['origin_address'] ?? null}
          debounceMs={LIMITS.profileDebounceMs}
          value={values.origin_address}
          onChange={(address) => set('origin_address', address)}
        />
      )}
    </>
  );
}
