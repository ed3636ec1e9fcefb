import type { Channel, Locale } from '@karov/domain';
import type { Option } from './wire-basics.js';

/**
 * GET /admin/event/limits, /manager/event/limits: the limits of the caller's event form; `regions` null means
 * everywhere, an empty list nowhere.
 */
export interface EventLimits {
  max_radius_km: number;
  regions: Option[] | null;
}
/**
 * POST /manager/events/preview, /admin/events/preview with {address, radius, type_of_help_required}: what an
 * event would be like.
 */
export interface EventPreview {
  help_seekers: number;
  volunteers: number;
  volunteers_unreachable: number;
  help_seekers_unreachable: number;
}
/**
 * A message that an event would send, before the event exists: POST /manager/events/preview/messages,
 * /admin/events/preview/messages. Recipients of the same words in the same language are counted together.
 */
export interface EventPreviewMessage {
  to: 'help_seekers' | 'volunteers';
  locale: Locale;
  /** the number of people each channel reaches, highest first */
  channels: { channel: Channel; count: number }[];
  /** the text as the recipients will read it, with a placeholder link */
  text: string;
  /** the number of paid parts of one SMS */
  segments: number;
}
