import { PhoneField, TextField } from '../../platform/http/fields.js';

/** Asks what a verified phone is known by. */
export class VolunteerDetailDto {
  @PhoneField({ optional: true }) phone?: string;
  @TextField() ticket: string;
}
