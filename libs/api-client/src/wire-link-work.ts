import type { DistanceBand, LinkAct, LinkWorkState, NeedMatter, SpokenTo } from '@karov/domain';

/** Whom a volunteer helps and where, from approval until the end of the work (rule 30). */
export interface HelperContact {
  full_name: string;
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
  /** empty for help by telephone; so is the destination (rule 124) */
  origin_address: string;
  destination_address: string;
  /** whether the person has moved since, and help is still expected at this address (rule 61) */
  is_address_changed: boolean;
  comments: string;
  /** what a helper must know before leaving (rule 155); empty for help by telephone */
  matters: NeedMatter[];
  floor: number | null;
  /**
   * the centre of the square around the volunteer's own address, for a small map; null if there is no journey
   */
  from: { lat: number; lon: number } | null;
}

/**
 * A volunteer's work behind their link, from the yes to the end. Actions on it: POST …/{code}/work {hold_id,
 * act, note} (rule 212).
 */
export interface LinkWork {
  /** the id of the hold; every action sends it, so that an outdated page cannot affect new work */
  hold_id: number;
  state: LinkWorkState;
  /** the state and the next step in plain words, in the caller's language */
  state_text: string;
  is_by_phone: boolean;
  /**
   * the person to help and their address: from approval until the end of the work, otherwise null (rule 30)
   */
  contact: (HelperContact & { distance_band: DistanceBand | null }) | null;
  abilities: LinkAct[];
}
