import type { EventVolunteerLink } from '@karov/api-client';
import type { LinkAct } from '@karov/domain';
import { naturally } from '@karov/domain';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { type Key, type Translate, useText } from '../../core/text.js';
import { Card, FactList } from '../../design/card/card.js';
import { ExerciseBanner } from '../../shared/exercise-banner.js';
import { PageHeading } from '../../shared/page-heading.js';
import { VolunteerRequestBadge } from '../../shared/request-badge.js';
import { WordsToTeam } from '../../shared/words-to-team.js';
import { AnswerChoice, type AnswerWords } from './answer-choice.js';
import { AnswerGiven } from './answer-given.js';
import { AnsweredBadge } from './answered-badge.js';
import { eventFacts, type Fact } from './event-facts.js';
import { Lead } from './lead.js';
import { LeaveReserve } from './leave-reserve.js';
import { LinkPage } from './link-page.js';
import { LOOKS_AGAIN, useLink, workAgainAfter } from './use-link.js';
import { whatToDo } from './what-to-do.js';
import { Work, workBody } from './work.js';

const YES: AnswerWords = {
  button: 'answer.ready',
  question: 'answer.confirmReady',
  explanation: 'answer.confirmReadyText',
};
const NO: AnswerWords = {
  button: 'answer.notReady',
  question: 'answer.confirmNotReady',
  explanation: 'answer.confirmNotReadyText',
};

/** The deciding facts: only the town and the distance; name and phone follow after acceptance (rule 30). */
function leadFacts(t: Translate, { need, event }: EventVolunteerLink): (string | null)[] {
  if (event.type_of_help_required === 'phone') return [event.name, t('common.helpType.phone')];
  const band = need?.distance_band ?? null;
  return [event.name, need?.city ?? null, band && t(`common.distance.${band}`)];
}

function needFacts(t: Translate, { need, event }: EventVolunteerLink): Fact[] {
  return [
    { name: t('answer.helpType'), value: t(`common.helpType.${event.type_of_help_required}`) },
    ...(need?.description ? [{ name: t('answer.need'), value: need.description }] : []),
  ];
}

function Standing({ record }: { record: EventVolunteerLink }) {
  return record.status === 'accept' || record.status === 'reject' ? (
    <AnsweredBadge isYes={record.status === 'accept'} />
  ) : (
    <VolunteerRequestBadge {...record} />
  );
}

interface GivenWords {
  title: Key;
  next: Key;
}

/** Returns the text for an answered call that led to no work: thanks, and what happens next. */
function givenWords({ status, is_reserve: isReserve }: EventVolunteerLink): GivenWords | null {
  if (isReserve) return { title: 'answer.answeredReady', next: 'answer.answeredReserveNext' };
  if (status === 'completed')
    return { title: 'answer.answeredCompleted', next: 'answer.answeredCompletedNext' };
  if (status === 'reject') return { title: 'answer.answeredNotReady', next: 'answer.answeredNotReadyNext' };
  return status === 'accept' || status === 'assigned'
    ? { title: 'answer.answeredReady', next: 'answer.answeredReadyNext' }
    : null;
}

/**
 * The pages of called or ready volunteers reload at long intervals: an event calls many volunteers at once,
 * and many of them may share one IP address.
 */
function againAfter({ status, is_reserve: isReserve, work }: EventVolunteerLink): number | null {
  if (work) return workAgainAfter(work);
  if (isReserve) return LOOKS_AGAIN.soon;
  return status === 'pending' || status === 'accept' ? LOOKS_AGAIN.later : null;
}

const ask = (code: string) => api.send('POST', '/volunteer/check-event-expiration-link', { body: { code } });

/** The page where a volunteer answers a call from a message, without a sign-in (rule 125, page 1). */
export default function AnswerCallPage() {
  const { code = '' } = useParams();
  const t = useText();
  const link = useLink(ask, code, againAfter);
  const [fresh, setFresh] = useState(0);
  const params = { path: { code } };

  const answer = async (isYes: boolean) => {
    await api.act('PUT', '/volunteer/event-requests/{code}', {
      params,
      body: { is_ready_to_help: isYes ? 1 : 0 },
    });
    setFresh((last) => last + 1);
    link.reload();
  };
  const act = async (holdId: number, chosen: LinkAct, note: string) => {
    await api
      .act('POST', '/volunteer/event-requests/{code}/work', { params, body: workBody(holdId, chosen, note) })
      .finally(link.reload);
    setFresh((last) => last + 1);
  };

  return (
    <LinkPage link={link} reader="volunteer">
      {(record) => {
        const { event, status, message, work, is_urgent: isUrgent } = record;
        const given = work ? null : givenWords(record);
        const about = [...eventFacts(t, event), ...needFacts(t, record)];
        return (
          <Card>
            <ExerciseBanner isExercise={event.is_exercise} />
            {!work && !given && (
              <>
                <Lead
                  alarm={isUrgent ? t('answer.urgent') : null}
                  facts={leadFacts(t, record)}
                  since={event.created_at}
                />
                <PageHeading>{t('answer.callTitle')}</PageHeading>
                <p>{message || t('answer.callMessage', { event: naturally(event.name) })}</p>
                {status === 'pending' && (
                  <p>{t(whatToDo(event.type_of_help_required === 'phone', isUrgent))}</p>
                )}
              </>
            )}
            {given && <AnswerGiven title={t(given.title)} next={t(given.next)} fresh={fresh} />}
            {work ? (
              <Work
                work={work}
                isUrgent={isUrgent}
                fresh={fresh}
                about={about}
                onAct={(chosen, note) => act(work.hold_id, chosen, note)}
              />
            ) : (
              <FactList
                facts={[...about, { name: t('answer.status'), value: <Standing record={record} /> }]}
              />
            )}
            {status === 'pending' && fresh === 0 && (
              <AnswerChoice yes={YES} no={NO} isUrgent={isUrgent} onAnswer={answer} />
            )}
            {status === 'accept' && record.is_reserve && <LeaveReserve onLeave={() => answer(false)} />}
            <WordsToTeam
              send={(words) =>
                api.act('POST', '/volunteer/event-requests/{code}/words', { params, body: { words } })
              }
            />
          </Card>
        );
      }}
    </LinkPage>
  );
}
