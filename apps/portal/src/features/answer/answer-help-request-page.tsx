import type { HelpRequestLink } from '@karov/api-client';
import type { LinkAct } from '@karov/domain';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { type NearDay, useNearDay } from '../../core/near-day.js';
import { type Key, type Translate, useText } from '../../core/text.js';
import { type BadgeTone, StatusBadge } from '../../design/badge/status-badge.js';
import { Card, FactList } from '../../design/card/card.js';
import { FactLine } from '../../shared/fact-line.js';
import { PageHeading } from '../../shared/page-heading.js';
import { WordsToTeam } from '../../shared/words-to-team.js';
import { AnswerChoice, type AnswerWords } from './answer-choice.js';
import { AnswerGiven } from './answer-given.js';
import type { Fact } from './event-facts.js';
import { helpFacts, leadFacts, whenInShort } from './help-facts.js';
import { Lead } from './lead.js';
import { LeaveReserve } from './leave-reserve.js';
import { LinkPage } from './link-page.js';
import { LOOKS_AGAIN, useLink, workAgainAfter } from './use-link.js';
import { whatToDo } from './what-to-do.js';
import { Work, workBody } from './work.js';

const YES: AnswerWords = {
  button: 'answer.helpYes',
  question: 'answer.confirmHelpYes',
  explanation: 'answer.confirmHelpYesText',
};
const YES_BY_PHONE: AnswerWords = { ...YES, explanation: 'answer.confirmHelpYesByPhoneText' };
const NO: AnswerWords = {
  button: 'answer.helpNo',
  question: 'answer.confirmHelpNo',
  explanation: 'answer.confirmHelpNoText',
};
/** The values sent as the answer (rule 1). */
const RESPOND = { yes: 1, no: 2 } as const;

const STATES: Readonly<Record<HelpRequestLink['respond'], { tone: BadgeTone; text: Key }>> = {
  0: { tone: 'waiting', text: 'answer.helpPending' },
  1: { tone: 'done', text: 'answer.helpAccepted' },
  2: { tone: 'danger', text: 'answer.helpRejected' },
};

/** The heading of the details after the answer. */
function givenTitle({ respond, can_answer }: HelpRequestLink): Key | null {
  if (respond === RESPOND.yes) return 'answer.helpGivenYes';
  if (respond === RESPOND.no) return 'answer.helpGivenNo';
  return can_answer ? null : 'answer.helpClosed';
}

/** The facts that matter for the decision, and the question, before there is an answer. */
function Question({ record }: { record: HelpRequestLink }) {
  const t = useText();
  const near = useNearDay();
  const { is_emergency: isEmergency, created_at: since, help_type: helpType } = record.application;
  return (
    <>
      <Lead
        alarm={isEmergency ? t('answer.helpEmergency') : null}
        facts={leadFacts(t, near, record)}
        since={since}
      />
      <PageHeading>{t('answer.helpTitle')}</PageHeading>
      <p>{t(isEmergency ? 'answer.helpIntroEmergency' : 'answer.helpIntro')}</p>
      <p>{t(whatToDo(helpType === 'phone', isEmergency))}</p>
    </>
  );
}

/** Returns the state of the call as a fact, or nothing where the title of the page says that the call is over. */
function stateFacts(t: Translate, { respond, can_answer: canAnswer }: HelpRequestLink): Fact[] {
  if (respond === 0 && !canAnswer) return [];
  const { tone, text } = STATES[respond];
  return [{ name: t('answer.status'), value: <StatusBadge tone={tone}>{t(text)}</StatusBadge> }];
}

/** Returns the kind of help and, if it has one, its time; shown above all other facts. */
function workFacts(t: Translate, near: NearDay, { application }: HelpRequestLink): string[] {
  const when = whenInShort(t, near, application);
  return [application.category.name, ...(when === null ? [] : [when])];
}

function againAfter({ can_answer: canAnswer, work }: HelpRequestLink): number | null {
  if (work) return workAgainAfter(work);
  return canAnswer ? LOOKS_AGAIN.soon : null;
}

const ask = (code: string) => api.send('POST', '/check-application', { body: { id: code } });

/**
 * The page where a volunteer answers a single help request from a message, without a sign-in (rule 125, page
 * 3).
 */
export default function AnswerHelpRequestPage() {
  const { code = '' } = useParams();
  const t = useText();
  const near = useNearDay();
  const link = useLink(ask, code, againAfter);
  const [fresh, setFresh] = useState(0);
  const params = { path: { code } };

  const answer = async (isYes: boolean) => {
    await api
      .act('POST', '/help-request-respond/{code}', {
        params,
        body: { respond: isYes ? RESPOND.yes : RESPOND.no },
      })
      .finally(link.reload);
    setFresh((last) => last + 1);
  };
  const act = async (holdId: number, chosen: LinkAct, note: string) => {
    await api
      .act('POST', '/help-request-respond/{code}/work', { params, body: workBody(holdId, chosen, note) })
      .finally(link.reload);
    setFresh((last) => last + 1);
  };

  return (
    <LinkPage link={link} reader="volunteer">
      {(record) => {
        const { respond, state_text: stateText, can_answer: canAnswer, work, application } = record;
        const given = work ? null : givenTitle(record);
        const isReserve = respond === RESPOND.yes && canAnswer;
        const isByPhone = application.help_type === 'phone';
        const about = helpFacts(t, near, record);
        return (
          <Card>
            {!work && !given && <Question record={record} />}
            {given && <AnswerGiven title={t(given)} next={stateText} fresh={fresh} />}
            {work && application.arrival_date !== null && <FactLine facts={workFacts(t, near, record)} />}
            {work ? (
              <Work
                work={work}
                isUrgent={application.is_emergency}
                fresh={fresh}
                about={about}
                onAct={(chosen, note) => act(work.hold_id, chosen, note)}
              />
            ) : (
              <FactList facts={[...about, ...stateFacts(t, record)]} />
            )}
            {canAnswer && !isReserve && fresh === 0 && (
              <AnswerChoice
                yes={isByPhone ? YES_BY_PHONE : YES}
                no={NO}
                isUrgent={application.is_emergency}
                onAnswer={answer}
              />
            )}
            {isReserve && <LeaveReserve onLeave={() => answer(false)} />}
            <WordsToTeam
              send={(words) =>
                api.act('POST', '/help-request-respond/{code}/words', { params, body: { words } })
              }
            />
          </Card>
        );
      }}
    </LinkPage>
  );
}
