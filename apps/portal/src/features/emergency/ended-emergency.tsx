import { type EmergencyEnding, serverNow } from '@karov/api-client';
import { formatAgo, formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { tellHowItWas } from '../../shared/emergency/emergency-calls.js';
import { FeedbackPart, FeedbackQuestion } from '../../shared/own-request/feedback-part.js';
import { Face } from './face.js';

/**
 * The end of an emergency: who helped, with thanks, or that nobody came, and the question how it went (rule
 * 74).
 */
export function EndedEmergency({ ending, onChange }: { ending: EmergencyEnding; onChange: () => void }) {
  const t = useText();
  const { helper, request, in_event, is_cancelled, state_text, ended_at } = ending;
  const nobodyCame = is_cancelled ? 'sos.cancelledText' : 'sos.nobodyText';
  return (
    <Card>
      <div className="moment">
        {helper !== null && <Face name={helper} tone="done" />}
        <h2 className="moment__kicker">{t('sos.doneTitle')}</h2>
        <p className="moment__sentence" role="status">
          {helper === null ? state_text : t('sos.helped', { name: helper })}
        </p>
        <p>{t(helper === null ? nobodyCame : 'sos.thanks')}</p>
        <p className="moment__since">
          <time dateTime={ended_at} title={formatDateTime(ended_at)}>
            {formatAgo(t, ended_at, serverNow())}
          </time>
        </p>
      </div>
      {request && helper !== null && <FeedbackPart request={request} onGiven={onChange} />}
      {in_event && (
        <FeedbackQuestion onAnswer={tellHowItWas} feedback={in_event.feedback} onGiven={onChange} />
      )}
    </Card>
  );
}
