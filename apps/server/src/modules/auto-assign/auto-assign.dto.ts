import { LIMITS } from '@karov/domain';
import { IntField, NumberField, TextField } from '../../platform/http/fields.js';

const DAY_MINUTES = 1440;
const RADIUS_MIN_KM = 0.1;

/** The settings form (part 2 §2 "Auto-assign settings"). */
export class AutoAssignSettingsDto {
  @NumberField({ min: RADIUS_MIN_KM, max: LIMITS.dispatchMaxRadiusKm, description: 'Kilometres by which a ring grows.' }) radius: number;
  @IntField({ min: 1, max: DAY_MINUTES, description: 'Minutes before the next volunteer is called.' }) time: number;
}

/** For which request volunteers are looked for. */
export class OpenVolunteersQuery {
  @IntField({ min: 1 }) application_id: number;
  @TextField({ optional: true, description: 'part of a name or phone' }) search?: string;
}
