import type { EmergencyEnding } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { tellHowItWas } from '../../shared/emergency/emergency-calls.js';
import { Card } from '../../design/card/card.js';
import { FeedbackPart, FeedbackQuestion } from '../../shared/own-request/feedback-part.js';

/** What is said where nobody had come, by who ended it. */
const NOBODY_CAME = { seeker: 'sos.cancelledText', others: 'sos.nobodyText' } as const;

/** How an emergency ended: who helped and thanks, or that nobody had come, and the question how it was (rule 74). */
export function EndedEmergency({ ending, onChange }: { ending: EmergencyEnding; onChange: () => void }) {
  const t = useText();
  const { helper, request, in_event, state_text } = ending;
  return (
    <Card>
      <h2>{t('sos.doneTitle')}</h2>
      <p role="status">{state_text}</p>
      {helper !== null && <p>{t('sos.helped', { name: helper })}</p>}
      <p>{t(helper === null ? NOBODY_CAME[request?.ended_by === 'seeker' ? 'seeker' : 'others'] : 'sos.thanks')}</p>
      {request && <FeedbackPart request={request} onGiven={onChange} />}
      {in_event && <FeedbackQuestion onAnswer={tellHowItWas} feedback={in_event.feedback} onGiven={onChange} />}
    </Card>
  );
}
