/** SQL for whether a volunteer has set out for the need `n`: until then an emergency is one (rules 217, 220). */
export const IS_UNDER_WAY = `EXISTS (
    SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL)`;
