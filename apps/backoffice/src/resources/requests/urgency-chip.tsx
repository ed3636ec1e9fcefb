import type { Priority } from '@karov/domain';
import { urgency } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { NotSet } from '../../shared/ui/not-set.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** The priority of a request in a row; a dash if nobody has set one (rule 10). */
export function UrgencyChip({ priority }: { priority: Priority }) {
  const shown = urgency(priority, useText());
  return priority === 0 ? <NotSet label={shown.label} /> : <StatusChip isShort {...shown} />;
}
