import type { CategoryOption } from '@karov/api-client';
import { addressForDisplay, CATEGORY_TYPES } from '@karov/domain';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { PlaceField } from '../../shared/places/place-field.js';
import { useText } from '../../shared/text.js';
import type { Caller, DraftFaults, RequestDraft } from './request-draft.js';

interface OriginFieldProps {
  caller: Caller;
  category: CategoryOption;
  draft: RequestDraft;
  faults: DraftFaults;
  onChange: (change: Partial<RequestDraft>) => void;
}

/** The origin, or the place where help is needed: the person's own address, or another one (rule 123). */
export function OriginField({ caller, category, draft, faults, onChange }: OriginFieldProps) {
  const text = useText();
  const isRide = category.type === CATEGORY_TYPES.ride;
  const address = addressForDisplay(caller.address);
  const homeLabel = address
    ? text(isRide ? 'new_request.home' : 'new_request.at_home', { address })
    : text('new_request.no_home');
  const fault = faults['origin_address'];
  return (
    <>
      <FormControl error={Boolean(fault) && !draft.isOther}>
        <FormLabel id="origin-label">{text(isRide ? 'new_request.origin' : 'new_request.place')}</FormLabel>
        <RadioGroup
          aria-labelledby="origin-label"
          value={draft.isOther ? 'other' : 'home'}
          onChange={({ target }) => onChange({ isOther: target.value === 'other', origin_address: '' })}
        >
          <FormControlLabel
            value="home"
            disabled={address === ''}
            control={<Radio id={draft.isOther ? undefined : 'origin_address'} />}
            label={homeLabel}
          />
          <FormControlLabel value="other" control={<Radio />} label={text('new_request.other')} />
        </RadioGroup>
        {!draft.isOther && fault && <FormHelperText>{fault}</FormHelperText>}
      </FormControl>
      {draft.isOther && (
        <PlaceField
          id="origin_address"
          label={text('new_request.other_address')}
          value={draft.origin_address}
          error={fault}
          onChange={(origin_address) => onChange({ origin_address })}
        />
      )}
    </>
  );
}
