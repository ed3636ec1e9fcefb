import { eachVolunteerFlag } from '@karov/domain';
import sharp from 'sharp';

const DISABILITY = 11;
export const WIRE_ADDRESS = 'הרצל 5, ישראל, תל אביב, תל אביב-יפו, 32.06, 34.77';

/** The short form of a person in a hurry, valid; disability ids start after those of the event types. */
export const QUICK_FORM = {
  quick_emergency_request: 1,
  first_name: 'דנה',
  last_name: 'כהן',
  residential_address: WIRE_ADDRESS,
  disability_id: [DISABILITY],
  disability_confirmation_check: 1,
  is_confirm: 1,
  is_authorize: 1,
} as const;

/** The valid form of somebody who registers only to ask on behalf of others. */
export const CARER_FORM = {
  is_carer: 1,
  first_name: 'מיכל',
  last_name: 'אזולאי',
  is_confirm: 1,
  is_authorize: 1,
} as const;

/** The complete form for help seekers, valid. */
export const WHOLE_FORM = {
  ...QUICK_FORM,
  quick_emergency_request: 0,
  email: 'dana@example.org',
  stairs_at_entrance: 0,
  housing_type: 'apartment',
  floor_number: '3',
  apartment_number: '12',
  elevator: 'regular',
  protection_type: 'home_room',
  protection_accessibility: 'alone',
  hmo: 'clalit',
  living_situation: 'alone',
  disability_recognition: ['national_insurance'],
  languages: ['hebrew', 'russian'],
  communication_method_with: 'with_family',
  face_to_face_with: 'face_to_face_with_family',
  transport_needs: 'regular_car',
  evacuation_equipment: ['no_equipment'],
  animal_types: ['no_animals'],
  organization: { organization_type: 'none' },
  database_inclusion: 'yes',
  gender_preference: 'female',
} as const;

/** A volunteer's valid form, with a typed signature. */
export const VOLUNTEER_FORM = {
  role_id: 2,
  first_name: 'נועה',
  last_name: 'לוי',
  email: 'noa@example.org',
  residential_address: WIRE_ADDRESS,
  id_number: '123456782',
  dob: '1990-05-01',
  gender: 'female',
  place: 'חיפה',
  date: '2026-01-10',
  ...eachVolunteerFlag(() => 0 as const),
  israeli_citizen: 1,
  driving_license: 1,
  vehicle_availability: 1,
  languages: ['hebrew', 'יידיש'],
  interests: ['rides'],
  is_agree: 1,
  signature_image: null,
  signature_text: 'נועה לוי',
  way_to_provide_help: 'both',
  contact_method: 'whatsapp',
  user_registration: false,
  is_active: 1,
} as const;

const BLANK = { width: 400, height: 150, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;

/** Returns a PNG with a stroke, or an empty one. */
export function signaturePng(isDrawn = true): Promise<Buffer> {
  const pad = sharp({ create: BLANK });
  const stroke = Buffer.from(
    '<svg width="400" height="150"><path d="M20 120 L380 20" stroke="black" stroke-width="4"/></svg>',
  );
  return (isDrawn ? pad.composite([{ input: stroke }]) : pad).png().toBuffer();
}

/** Returns a PNG in the format of the signature pad. */
export function asDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A volunteer's data as an import may contain them: of the optional fields only a birthday. */
export const IMPORTED = {
  idNumber: null,
  dob: '1980-01-01',
  gender: null,
  place: '',
  date: null,
  flags: eachVolunteerFlag(() => null),
  languages: [],
  interests: [],
  wayToProvideHelp: 'both',
  contactMethod: 'sms',
  importAddress: '',
} as const;
