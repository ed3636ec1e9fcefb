import { serverNow } from '@karov/api-client';
import { formatAgo } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';
import { FactLine } from '../../shared/fact-line.js';

interface LeadProps {
  /** the one word of an emergency or an urgent event, first and in red */
  alarm: string | null;
  /** the facts that matter for the decision, each in a few words: the kind, the town, the distance */
  facts: readonly (string | null)[];
  since: string;
}

/** The first line of a link page: the facts that matter for the decision, before anything else. */
export function Lead({ alarm, facts, since }: LeadProps) {
  const t = useText();
  const shown = [...facts, formatAgo(t, since, serverNow())].filter((fact): fact is string => Boolean(fact));
  return (
    <FactLine facts={shown}>
      {alarm !== null && (
        <StatusBadge tone="danger" icon="alert">
          {alarm}
        </StatusBadge>
      )}
    </FactLine>
  );
}
