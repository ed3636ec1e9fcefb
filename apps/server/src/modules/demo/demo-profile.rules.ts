import type { HelpProfileAnswers } from '@karov/domain';
import { pick, spread } from './demo-people.rules.js';

/** The person whose answers are generated. */
export interface DemoSeeker {
  id: number;
  firstName: string;
  lastName: string;
  /** In the form that the API uses. */
  address: string;
  disabilityId: number;
  language: string;
}

/**
 * Returns the answers of a demo help seeker to the whole help profile; the same number always gives the same
 * answers.
 */
export function demoAnswers(seeker: DemoSeeker): HelpProfileAnswers {
  const { id } = seeker;
  const oneOf = (salt: number, ...keys: [string, ...string[]]) => pick(keys, id, salt);
  const housing = oneOf(70, 'apartment', 'apartment', 'private_house', 'sheltered_housing');
  const apartment = {
    floor_number: String(spread(id, 71, 9)),
    apartment_number: String(1 + spread(id, 72, 30)),
    elevator: oneOf(73, 'none', 'regular', 'wheelchair'),
  };
  return {
    quick_emergency_request: 0,
    first_name: seeker.firstName,
    last_name: seeker.lastName,
    residential_address: seeker.address,
    disability_id: [seeker.disabilityId],
    disability_confirmation_check: 1,
    stairs_at_entrance: 0,
    housing_type: housing,
    ...(housing === 'apartment' ? apartment : {}),
    protection_type: oneOf(74, 'home_room', 'building_shelter', 'public_shelter', 'stairwell'),
    protection_accessibility: oneOf(75, 'alone', 'with_help', 'too_slow'),
    hmo: oneOf(76, 'clalit', 'maccabi', 'meuhedet', 'leumit'),
    living_situation: oneOf(77, 'alone', 'with_partner', 'with_family'),
    disability_recognition: [oneOf(78, 'national_insurance', 'ministry_of_health', 'not_recognized')],
    languages: [seeker.language],
    communication_method_with: oneOf(79, 'with_family', 'with_caregiver'),
    face_to_face_with: oneOf(80, 'face_to_face_with_family', 'face_to_face_with_caregiver'),
    transport_needs: oneOf(81, 'regular_car', 'help_into_car', 'folding_wheelchair', 'lift_van'),
    evacuation_equipment: [oneOf(82, 'no_equipment', 'wheelchair', 'walker', 'medicines')],
    animal_types: [oneOf(83, 'no_animals', 'no_animals', 'cat', 'dog')],
    organization: { organization_type: oneOf(84, 'none', 'none', 'welfare_department') },
    database_inclusion: 'yes',
    is_confirm: 1,
    is_authorize: 1,
  };
}
