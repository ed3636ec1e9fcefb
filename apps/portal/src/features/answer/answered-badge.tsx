import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';

/** The answer to an event's question, in the two words of the specification: accepted or rejected. */
export function AnsweredBadge({ isYes }: { isYes: boolean }) {
  const t = useText();
  return (
    <StatusBadge tone={isYes ? 'done' : 'neutral'}>
      {t(isYes ? 'answer.helpAccepted' : 'answer.helpRejected')}
    </StatusBadge>
  );
}
