import type { SameKeys } from '../../catalogue.js';
import type { imports as he } from '../he/imports.js';

/** Words of the volunteer import: columns, values, what is wrong with a row, English. */
export const imports = {
  sheet: 'Volunteers',
  columns: {
    first_name: 'First name', last_name: 'Last name', phone: 'Phone', email: 'E-mail', id_number: 'ID number', address: 'Address',
    dob: 'Date of birth', gender: 'Gender', place: 'Training place', date: 'Training date', israeli_citizen: 'Israeli citizen',
    local_authority: 'Local authority volunteer', driving_license: 'Driving licence', vehicle_availability: 'Vehicle available',
    languages: 'Languages', interests: 'Interests', way_to_provide_help: 'Way to help', contact_method: 'Contact method',
  },
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  languages: { hebrew: 'Hebrew', russian: 'Russian', english: 'English', arabic: 'Arabic', french: 'French', other: 'Other' },
  interests: {
    rides: 'Rides', shopping: 'Shopping', home_visits: 'Home visits', phone_calls: 'Phone calls', evacuation: 'Evacuation', equipment: 'Equipment',
    sign_language: 'Sign language', home_repairs: 'Home repairs',
  },
  ways: { phone: 'By phone', on_site: 'On site', both: 'Both' },
  contactMethods: { whatsapp: 'WhatsApp', sms: 'SMS' },
  yes: 'Yes',
  no: 'No',
  rowErrors: {
    unknownValue: '“%{value}” is not known. You can write: %{allowed}.',
    yesNo: 'Write yes or no.',
    date: 'Write a date that exists, such as 31/12/2025.',
    dobFuture: 'The date of birth lies in the future.',
    tooYoung: 'Volunteers are at least %{age} years old.',
    idNumber: 'The ID number is not valid: its check digit does not fit.',
    phoneTwice: 'This phone also stands in row %{row}.',
    phoneTaken: 'This phone is already registered.',
    unknownTown: 'The town in the address is not known. Check its spelling, or write the name of the town alone.',
    example: 'This is the example row. Delete it from the file.',
  },
  importedAll_one: 'One volunteer was imported.',
  importedAll_two: 'Two volunteers were imported.',
  importedAll_other: '%{count} volunteers were imported.',
} as const satisfies SameKeys<typeof he>;
