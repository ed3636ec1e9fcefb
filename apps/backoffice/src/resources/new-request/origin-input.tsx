import type { CategoryOption } from '@karov/api-client';
import { addressForDisplay, CATEGORY_TYPES } from '@karov/domain';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PlaceInput } from '../../kit/inputs.js';
import { useText } from '../../shared/text.js';
import type { Caller, RequestDraft } from './request-draft.js';

/** The origin, or the place where help is needed: the person's own address, or another one (rule 123). */
export function OriginInput({ caller, category }: { caller: Caller; category: CategoryOption }) {
  const text = useText();
  const isRide = category.type === CATEGORY_TYPES.ride;
  const { field } = useInput<boolean>({ source: 'isOther' });
  const { setValue, clearErrors } = useFormContext<RequestDraft>();
  const { errors } = useFormState<RequestDraft>();
  const isOther = field.value === true;
  const fault = isOther ? undefined : errors.origin_address?.message;
  const address = addressForDisplay(caller.address);
  const homeLabel = address
    ? text(isRide ? 'new_request.home' : 'new_request.at_home', { address })
    : text('new_request.no_home');
  const choose = (chosen: string) => {
    setValue('origin_address', '');
    clearErrors('origin_address');
    field.onChange(chosen === 'other');
  };
  return (
    <>
      <FormControl error={fault !== undefined}>
        <FormLabel id="origin-label">{text(isRide ? 'new_request.origin' : 'new_request.place')}</FormLabel>
        <RadioGroup
          aria-labelledby="origin-label"
          value={isOther ? 'other' : 'home'}
          onChange={({ target }) => choose(target.value)}
        >
          <FormControlLabel
            value="home"
            disabled={address === ''}
            control={<Radio id={isOther ? undefined : 'origin_address'} />}
            label={homeLabel}
          />
          <FormControlLabel value="other" control={<Radio />} label={text('new_request.other')} />
        </RadioGroup>
        {fault && <FormHelperText>{fault}</FormHelperText>}
      </FormControl>
      {isOther && (
        <PlaceInput<RequestDraft> source="origin_address" label="new_request.other_address" isRequired />
      )}
    </>
  );
}
