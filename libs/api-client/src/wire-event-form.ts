import type { Channel, Locale } from '@karov/domain';
import type { Option } from './wire-basics.js';

/**
 * GET /admin/event/limits, /manager/event/limits: the limits of the caller's event form; `regions` null is
 * everywhere, an empty list nowhere.
 */
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
 * One message of an event before it is made: POST /manager/events/preview/messages,
 * /admin/events/preview/messages. Readers of the same words in the same language are counted together.
 */
export interface EventPreviewMessage {
  to: 'help_seekers' | 'volunteers';
  locale: Locale;
  /** how many of them each channel reaches, most first */
  channels: { channel: Channel; count: number }[];
  /** the text as they will read it, with a link that leads nowhere yet */
  text: string;
  /** the number of parts for which one SMS of it is paid */
  segments: number;
}
