import { PhoneField, TextField } from '../../platform/http/fields.js';

/** Requests the known details of a verified phone. */
export class VolunteerDetailDto {
  @PhoneField({ optional: true }) phone?: string;
  @TextField() ticket: string;
}
