import type { Locale } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import type { ImportColumn } from './import-columns.js';

/** The people of the sample file. */
export const EXAMPLES: Readonly<Record<Locale, readonly Partial<Record<ImportColumn, string>>[]>> = {
  'he-IL': [
    {
      first_name: 'נועה',
      last_name: 'לוי',
      phone: '050-0123456',
      email: 'noa@example.org',
      id_number: '123456782',
      address: 'הרצל 10, חיפה',
      dob: '31/12/1990',
      place: 'חיפה',
      date: '15/01/2025',
      israeli_citizen: 'כן',
      local_authority: 'לא',
      driving_license: 'כן',
      vehicle_availability: 'כן',
      way_to_provide_help: 'שניהם',
      contact_method: 'וואטסאפ',
    },
    {
      first_name: 'יוסף',
      last_name: 'חדאד',
      phone: '052-0123456',
      address: 'נצרת',
      way_to_provide_help: 'בטלפון',
      contact_method: 'SMS',
    },
  ],
  'en-US': [
    {
      first_name: 'Noa',
      last_name: 'Levi',
      phone: '050-0123456',
      email: 'noa@example.org',
      id_number: '123456782',
      address: 'Herzl 10, Haifa',
      dob: '31/12/1990',
      place: 'Haifa',
      date: '15/01/2025',
      israeli_citizen: 'Yes',
      local_authority: 'No',
      driving_license: 'Yes',
      vehicle_availability: 'Yes',
      way_to_provide_help: 'Both',
      contact_method: 'WhatsApp',
    },
    {
      first_name: 'Yosef',
      last_name: 'Haddad',
      phone: '052-0123456',
      address: 'Nazareth',
      way_to_provide_help: 'By phone',
      contact_method: 'SMS',
    },
  ],
};

const INVENTED: ReadonlySet<string> = new Set(
  Object.values(EXAMPLES)
    .flat()
    .map(({ first_name, last_name, phone }) => `${first_name} ${last_name} ${normalizePhone(phone ?? '')}`),
);

/** Whether a row is one of the sample's: uploading the unchanged sample must not import its people. */
export function isExample({
  firstName,
  lastName,
  phone,
}: {
  firstName: string;
  lastName: string;
  phone: string;
}): boolean {
  return INVENTED.has(`${firstName} ${lastName} ${phone}`);
}
