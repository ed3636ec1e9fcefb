import { useState } from 'react';
import { useParams } from 'react-router';
import type { HelpRequestLink } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { api } from '../../core/api.js';
import { useText, type Key } from '../../core/text.js';
import { StatusBadge, type BadgeTone } from '../../design/badge/status-badge.js';
import { Card, FactList } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';
import { WordsToTeam } from '../../shared/words-to-team.js';
import { AnswerChoice, type AnswerWords } from './answer-choice.js';
import { AnswerGiven } from './answer-given.js';
import { helpFacts } from './help-facts.js';
import { LinkPage } from './link-page.js';
import { useLink } from './use-link.js';

const YES: AnswerWords = { button: 'answer.helpYes', question: 'answer.confirmHelpYes', explanation: 'answer.confirmHelpYesText' };
const NO: AnswerWords = { button: 'answer.helpNo', question: 'answer.confirmHelpNo', explanation: 'answer.confirmHelpNoText' };
/** What the answering call takes (rule 130). */
const RESPOND = { yes: 1, no: 2 } as const;

const STATES: Readonly<Record<HelpRequestLink['respond'], { tone: BadgeTone; text: Key }>> = {
  0: { tone: 'waiting', text: 'answer.helpPending' },
  1: { tone: 'done', text: 'answer.helpAccepted' },
  2: { tone: 'danger', text: 'answer.helpRejected' },
};

/** What stands above the details once nothing is to be answered any more. */
function givenTitle({ respond, can_answer }: HelpRequestLink): Key | null {
  if (respond === RESPOND.yes) return 'answer.helpGivenYes';
  if (respond === RESPOND.no) return 'answer.helpGivenNo';
  return can_answer ? null : 'answer.helpClosed';
}

const ask = (code: string) => api.send('POST', '/check-application', { body: { id: code } });

/** A volunteer answers a single help request from a message, without signing in (rule 125, page 3). */
export default function AnswerHelpRequestPage() {
  const { code = '' } = useParams();
  const t = useText();
  const link = useLink(ask, code);
  const [isFresh, setFresh] = useState(false);

  const answer = async (isYes: boolean) => {
    await api
      .act('POST', '/help-request-respond/{code}', { params: { path: { code } }, body: { respond: isYes ? RESPOND.yes : RESPOND.no } })
      .finally(link.reload);
    setFresh(true);
  };

  return (
    <LinkPage link={link}>
      {(record) => {
        const { respond, state_text: stateText, can_answer: canAnswer } = record;
        const given = givenTitle(record);
        const state = STATES[respond];
        return (
          <Card>
            <PageHeading>{t('answer.helpTitle')}</PageHeading>
            <p>{t('answer.helpIntro')}</p>
            {record.application.is_emergency && (
              <p>
                <StatusBadge tone="danger" icon="alert">
                  {t('answer.helpEmergency')}
                </StatusBadge>
              </p>
            )}
            {given && <AnswerGiven title={t(given)} next={stateText} isFresh={isFresh} />}
            {respond === RESPOND.yes && (
              <Link className={`button ${canAnswer ? 'button--secondary' : 'button--primary'} no-print`} to={PAGES.MyVolunteerBasket.path}>
                {t('menu.basket')}
              </Link>
            )}
            <FactList facts={[...helpFacts(t, record), { name: t('answer.status'), value: <StatusBadge tone={state.tone}>{t(state.text)}</StatusBadge> }]} />
            {canAnswer && !isFresh && <AnswerChoice yes={YES} no={NO} onAnswer={answer} />}
            <WordsToTeam send={(words) => api.act('POST', '/help-request-respond/{code}/words', { params: { path: { code } }, body: { words } })} />
          </Card>
        );
      }}
    </LinkPage>
  );
}
