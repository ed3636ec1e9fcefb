import type { Option } from './wire.js';

/** GET /admin/event/limits, /manager/event/limits: what the form of an event may hold, for the caller; `regions` null is everywhere, none is nowhere. */
export interface EventLimits {
  max_radius_km: number;
  regions: Option[] | null;
}
/** POST /manager/events/preview, /admin/events/preview with {address, radius, type_of_help_required} */
export interface EventPreview {
  help_seekers: number;
  volunteers: number;
  volunteers_unreachable: number;
  help_seekers_unreachable: number;
}
