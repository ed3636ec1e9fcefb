import type { EmergencyEnding } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { tellHowItWas } from '../../shared/emergency/emergency-calls.js';
import { FeedbackPart, FeedbackQuestion } from '../../shared/own-request/feedback-part.js';

/**
 * The end of an emergency: the helper and thanks, or that nobody had come, and the question of how it went
 * (rule 74).
 */
export function EndedEmergency({ ending, onChange }: { ending: EmergencyEnding; onChange: () => void }) {
  const t = useText();
  const { helper, request, in_event, is_cancelled, state_text } = ending;
  const nobodyCame = is_cancelled ? 'sos.cancelledText' : 'sos.nobodyText';
  return (
    <Card>
      <h2>{t('sos.doneTitle')}</h2>
      <p role="status">{state_text}</p>
      {helper !== null && <p>{t('sos.helped', { name: helper })}</p>}
      <p>{t(helper === null ? nobodyCame : 'sos.thanks')}</p>
      {request && helper !== null && <FeedbackPart request={request} onGiven={onChange} />}
      {in_event && (
        <FeedbackQuestion onAnswer={tellHowItWas} feedback={in_event.feedback} onGiven={onChange} />
      )}
    </Card>
  );
}
