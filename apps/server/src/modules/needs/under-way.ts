/**
 * SQL for since when a need `n`, attended as `t` says, waits: an emergency and a need without anybody since it was
 * opened, one whose volunteer is overdue since then. All clocks of one need count from there.
 */
export const WAITING_SINCE =
  'CASE WHEN n.is_emergency OR n.volunteer_id IS NULL THEN n.opened_at ELSE t.since END';

/** SQL for whether a volunteer has set out for the need `n`: until then an emergency is one (rules 217, 220). */
export const IS_UNDER_WAY = `EXISTS (
    SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL)`;
