import { ChoiceField, NumberField, TextField } from '../../platform/http/fields.js';

/** Where help is needed (rule 75); by default the applicable address. */
export class EmergencyPlaceDto {
  @TextField({
    optional: true,
    description:
      'In words, from whoever may be somebody new with this number (rule 237): nothing is known of where they live.',
  })
  words?: string;
  @ChoiceField(['home', 'other', 'here'], { optional: true }) place?: 'home' | 'other' | 'here';
  @NumberField({ optional: true, min: -90, max: 90, description: 'Of the device, for `here`.' }) lat?: number;
  @NumberField({ optional: true, min: -180, max: 180, description: 'Of the device, for `here`.' })
  lng?: number;
}
