/**
 * SQL for whether a member of staff added a person `u` who has no address yet; such people are within that
 * person's reach (rule 51). Parameter: me.
 */
export const ADDED_WITHOUT_ADDRESS =
  '(u.added_by = :me AND u.residential_lat IS NULL AND u.arrival_lat IS NULL)';
