import { PhoneField, TextField } from '../../platform/http/fields.js';

/** The request for what is known about a verified phone. */
export class VolunteerDetailDto {
  @PhoneField({ optional: true }) phone?: string;
  @TextField() ticket: string;
}
