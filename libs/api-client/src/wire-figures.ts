import type { SpokenTo, WayToHelp } from '@karov/domain';
import type { IsoDay, IsoTime } from './wire-basics.js';

/** The counts over a range of days; the screen shows how each is defined. */
export interface RangeCounts {
  /** requests filed in the range that have an approved volunteer */
  total_buddies: number;
  /** requests filed in the range, and event needs that were confirmed with a yes within it */
  total_help_requests: number;
  /** volunteers who signed the agreement in the range */
  total_register_volunteers: number;
  /** help seekers who registered in the range */
  user_card: number;
}
/**
 * GET /admin/dashboard/count/box: the counts over calendar days in Israel, both ends included; by default the
 * last thirty days.
 */
export interface DashboardCounts extends RangeCounts {
  /** volunteers who are active now, whatever the range */
  volunteer_card: number;
  /** the same counts over the same number of days before the range */
  previous: RangeCounts;
  from_date: IsoDay;
  to_date: IsoDay;
  /** when the days were last counted; null before the first count */
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
/** The figures of one day, district or kind. */
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
/** The figures of a district; an empty key stands for people and needs whose district is unknown. */
export interface FigureDistrict extends FigureCounts {
  key: string;
  label: string;
}
/** The figures of one category of single requests, or of one kind of event. */
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
/**
 * A row of GET /staff/dashboard/areas: open needs and active events near a locality; never about individual
 * people.
 */
export interface DashboardArea {
  key: string;
  label: string;
  lt: number;
  lng: number;
  open_needs: number;
  emergencies: number;
  active_events: number;
}

/**
 * How well a locality is covered: nobody within reach of a call, far away, few volunteers for many people, or
 * well covered.
 */
export type CoverageLevel = 'nobody' | 'far' | 'few' | 'covered';
/** A locality on the coverage map; never an individual person. */
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
   * whole kilometres to the nearest free volunteer, measured from where the locality's people live, or from
   * its middle if there are fewer than three; null if there is no such volunteer, and for help by telephone
   */
  median_km: number | null;
  worst_km: number | null;
  level: CoverageLevel;
}
/** GET /admin/coverage: the localities, gaps first. */
export interface Coverage {
  localities: CoverageLocality[];
  /** the radius in kilometres of a call's first ring, and of its last */
  near_km: number;
  reach_km: number;
  counted_at: IsoTime | null;
}

/** What keeps a volunteer from being called. */
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
  /** the calls within the last ninety days */
  calls: number;
  accepted: number;
  last_called_at: IsoTime | null;
  obstacles: VolunteerObstacle[];
}
