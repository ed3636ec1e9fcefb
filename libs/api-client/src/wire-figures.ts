import type { SpokenTo, WayToHelp } from '@karov/domain';
import type { IsoDay, IsoTime } from './wire-basics.js';

/** The counters of a range of days; the screen shows the definition of each. */
export interface RangeCounts {
  /** requests filed in the range that have an approved volunteer */
  total_buddies: number;
  /** requests filed in the range, and event needs confirmed with a yes in it */
  total_help_requests: number;
  /** volunteers who signed the agreement in the range */
  total_register_volunteers: number;
  /** help seekers who registered in the range */
  user_card: number;
}
/**
 * GET /admin/dashboard/count/box: calendar days in Israel, both ends included; the last thirty by default.
 */
export interface DashboardCounts extends RangeCounts {
  /** volunteers who are active now, whatever the range */
  volunteer_card: number;
  /** the same counters for the same number of days before */
  previous: RangeCounts;
  from_date: IsoDay;
  to_date: IsoDay;
  /** when days were last counted; null before the first time */
  counted_at: IsoTime | null;
}
/** A manager's events opened in a range, by their current state. */
export interface EventCounts {
  active_events: number;
  deactive_events: number;
}
/** GET /manager/dashboard/count/box */
export interface ManagerDashboardCounts {
  count: EventCounts;
  previous: EventCounts;
  from_date: IsoDay;
  to_date: IsoDay;
}
/** The figures of a day, a district, or a kind. */
export interface FigureCounts {
  requests: number;
  buddies: number;
  volunteers: number;
  seekers: number;
}
/**
 * A row of GET /staff/dashboard/days, one for each day of the range (`filters[from_date]`,
 * `filters[to_date]`).
 */
export interface FigureDay extends FigureCounts {
  day: IsoDay;
}
/** The figures of a district; the empty key is for people and needs with an unknown district. */
export interface FigureDistrict extends FigureCounts {
  key: string;
  label: string;
}
/** The figures of a category of single requests, or of a kind of event. */
export interface FigureKind {
  kind: 'category' | 'event';
  id: number;
  label: string;
  requests: number;
  buddies: number;
}
/** GET /staff/dashboard/groups */
export interface FigureGroups {
  districts: FigureDistrict[];
  kinds: FigureKind[];
  counted_at: IsoTime | null;
}
/** A row of GET /staff/dashboard/areas: open needs and active events near a locality, never people. */
export interface DashboardArea {
  key: string;
  label: string;
  lt: number;
  lng: number;
  open_needs: number;
  emergencies: number;
  active_events: number;
}

/** How well a locality is covered: nobody within reach of a call, far, few for many, or well. */
export type CoverageLevel = 'nobody' | 'far' | 'few' | 'covered';
/** A locality of the coverage map; never a person. */
export interface CoverageLocality {
  key: string;
  label: string;
  district: string;
  lt: number;
  lng: number;
  free_volunteers: number;
  /** people who may need help; null means one or two, so that nobody can be identified */
  seekers: number | null;
  open_needs: number;
  /**
   * whole kilometres to the nearest free volunteer, from where its people live, or from its middle if there
   * are fewer than three; null if there is none, and for help by telephone
   */
  median_km: number | null;
  worst_km: number | null;
  level: CoverageLevel;
}
/** GET /admin/coverage: gaps first. */
export interface Coverage {
  localities: CoverageLocality[];
  /** kilometres of the first ring of a call, and of the last */
  near_km: number;
  reach_km: number;
  counted_at: IsoTime | null;
}

/** An obstacle to calling a volunteer. */
export type VolunteerObstacle =
  | 'inactive'
  | 'blocked'
  | 'frozen'
  | 'not_validated'
  | 'guardian_awaited'
  | 'no_address'
  | 'no_channel'
  | 'off_duty'
  | 'paused'
  | 'far_from_needs';
/** A row of GET /staff/volunteers/idle and GET /staff/volunteers/overused. */
export interface VolunteerLoad {
  id: number;
  full_name: string;
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
  city: string;
  way_to_help: WayToHelp;
  /** within the last ninety days */
  calls: number;
  accepted: number;
  last_called_at: IsoTime | null;
  obstacles: VolunteerObstacle[];
}
