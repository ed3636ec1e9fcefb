import type { EventUserLink } from '@karov/api-client';
import { addressForDisplay, NEED_RESPONSES, naturally } from '@karov/domain';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { Card, FactList } from '../../design/card/card.js';
import { ExerciseBanner } from '../../shared/exercise-banner.js';
import { PageHeading } from '../../shared/page-heading.js';
import { UserRequestBadge } from '../../shared/request-badge.js';
import { AnswerChoice, type AnswerWords } from './answer-choice.js';
import { AnswerGiven } from './answer-given.js';
import { AnsweredBadge } from './answered-badge.js';
import { eventFacts } from './event-facts.js';
import { Lead } from './lead.js';
import { LinkPage } from './link-page.js';
import { LOOKS_AGAIN, useLink } from './use-link.js';

const YES: AnswerWords = {
  button: 'answer.needHelp',
  question: 'answer.confirmNeedHelp',
  explanation: 'answer.confirmNeedHelpText',
};
const NO: AnswerWords = {
  button: 'answer.noHelp',
  question: 'answer.confirmNoHelp',
  explanation: 'answer.confirmNoHelpText',
};

/** The state of the request; while nobody is helping yet, the given answer is shown as the state. */
function Standing({ request }: { request: EventUserLink['event_request'] }) {
  if (
    request.respond === null ||
    (request.respond === NEED_RESPONSES.needsHelp && request.status !== 'pending')
  )
    return <UserRequestBadge {...request} />;
  return <AnsweredBadge isYes={request.respond === NEED_RESPONSES.needsHelp} />;
}

/** When to check again: soon while a volunteer is being sought or is coming, otherwise never. */
function againAfter({ event_request: { respond, status } }: EventUserLink): number | null {
  const isOn = respond === NEED_RESPONSES.needsHelp && (status === 'pending' || status === 'assigned');
  return isOn ? LOOKS_AGAIN.soon : null;
}

const ask = (code: string) => api.send('POST', '/check-event-user-expiration-link', { body: { code } });

/**
 * The page where a help seeker answers an event's question from a message, without a sign-in (rule 125, page
 * 2).
 */
export default function AnswerNeedPage() {
  const { code = '' } = useParams();
  const t = useText();
  const link = useLink(ask, code, againAfter);
  const [fresh, setFresh] = useState(0);

  const answer = async (isYes: boolean) => {
    await api.act('POST', '/event-respond/{code}', {
      params: { path: { code } },
      body: { is_need_help: isYes ? 1 : 0 },
    });
    setFresh(1);
    link.reload();
  };

  return (
    <LinkPage link={link} reader="seeker">
      {({ event_request: request, message }) => {
        const { event, respond, status } = request;
        return (
          <Card>
            <ExerciseBanner isExercise={event.is_exercise} />
            {respond === null && (
              <>
                <Lead
                  alarm={null}
                  facts={[event.name, addressForDisplay(event.address)]}
                  since={event.created_at}
                />
                <PageHeading>{t('answer.needTitle')}</PageHeading>
                <p>{message || t('answer.needMessage', { event: naturally(event.name) })}</p>
              </>
            )}
            {respond === NEED_RESPONSES.needsHelp && (
              <AnswerGiven
                title={t('answer.answeredNeedHelp')}
                next={request.state_text || t('answer.answeredNeedHelpNext')}
                fresh={fresh}
              />
            )}
            {respond === NEED_RESPONSES.noHelp && (
              <AnswerGiven
                title={t('answer.answeredNoHelp')}
                next={t('answer.answeredNoHelpNext')}
                fresh={fresh}
              />
            )}
            <FactList
              facts={[
                ...eventFacts(t, event),
                { name: t('answer.status'), value: <Standing request={request} /> },
              ]}
            />
            {respond === null && status === 'pending' && fresh === 0 && (
              <AnswerChoice yes={YES} no={NO} onAnswer={answer} />
            )}
          </Card>
        );
      }}
    </LinkPage>
  );
}
