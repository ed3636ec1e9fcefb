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

/** The number of volunteers to call at once. */
export class CallNextDto {
  @IntField({ optional: true, min: 1, max: LIMITS.callByHandMax, description: 'How many; without it one.' })
  count?: number;
}

/** Selects the volunteers for an event's need. */
export class EventVolunteersQuery {
  @TextField({ optional: true, description: 'part of a name or phone' }) search?: string;
}

/** The request for which volunteers are sought. */
export class OpenVolunteersQuery {
  @IntField({ min: 1 }) application_id: number;
  @TextField({ optional: true, description: 'part of a name or phone' }) search?: string;
}
