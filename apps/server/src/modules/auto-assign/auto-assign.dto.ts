import { LIMITS } from '@karov/domain';
import { IntField, NumberField, TextField } from '../../platform/http/fields.js';

const DAY_MINUTES = 1440;
const RADIUS_MIN_KM = 0.1;

/** The settings form (rule 38). */
export class AutoAssignSettingsDto {
  @NumberField({
    min: RADIUS_MIN_KM,
    max: LIMITS.dispatchMaxRadiusKm,
    description: 'Kilometres by which a ring grows.',
  })
  radius: number;
  @IntField({ min: 1, max: DAY_MINUTES, description: 'Minutes before the next volunteer is called.' })
  time: number;
}

/** How many are called at once. */
export class CallNextDto {
  @IntField({ optional: true, min: 1, max: LIMITS.callByHandMax, description: 'How many; without it one.' })
  count?: number;
}

/** Which volunteers to seek for a need of an event. */
export class EventVolunteersQuery {
  @TextField({ optional: true, description: 'part of a name or phone' }) search?: string;
}

/** For which request volunteers are looked for. */
export class OpenVolunteersQuery {
  @IntField({ min: 1 }) application_id: number;
  @TextField({ optional: true, description: 'part of a name or phone' }) search?: string;
}
