import type { Channel, Locale } from '@karov/domain';
import type { Option } from './wire-basics.js';

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
/**
 * One message of an event that is not made yet: POST /manager/events/preview/messages, /admin/events/preview/messages. Those who read the same words
 * in the same language are together.
 */
export interface EventPreviewMessage {
  to: 'help_seekers' | 'volunteers';
  locale: Locale;
  /** how many of them each channel reaches, most first */
  channels: { channel: Channel; count: number }[];
  /** as they will read it, with a link that leads nowhere yet */
  text: string;
  /** how many parts one SMS of it is sent and paid as */
  segments: number;
}
