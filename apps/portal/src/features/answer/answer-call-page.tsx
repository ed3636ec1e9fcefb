import { useState } from 'react';
import { useParams } from 'react-router';
import type { EventVolunteerLink } from '@karov/api-client';
import { APPROVAL, PAGES } from '@karov/domain';
import { api } from '../../core/api.js';
import { useText, type Key, type Translate } from '../../core/text.js';
import { Card, FactList } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { ExerciseBanner } from '../../shared/exercise-banner.js';
import { PageHeading } from '../../shared/page-heading.js';
import { VolunteerRequestBadge } from '../../shared/request-badge.js';
import { WordsToTeam } from '../../shared/words-to-team.js';
import { AnswerChoice, type AnswerWords } from './answer-choice.js';
import { AnswerGiven } from './answer-given.js';
import { eventFacts, type Fact } from './event-facts.js';
import { LinkPage } from './link-page.js';
import { useLink } from './use-link.js';

const YES: AnswerWords = { button: 'answer.ready', question: 'answer.confirmReady', explanation: 'answer.confirmReadyText' };
const NO: AnswerWords = { button: 'answer.notReady', question: 'answer.confirmNotReady', explanation: 'answer.confirmNotReadyText' };

/** City and distance only: names and phones come after acceptance (rule 30). */
function needFacts(t: Translate, { need, event }: EventVolunteerLink): Fact[] {
  const kind = { name: t('answer.helpType'), value: t(`common.helpType.${event.type_of_help_required}`) };
  if (!need) return [kind];
  const place = need.distance_band === null ? need.city : t('answer.needPlace', { city: need.city, distance: t(`common.distanceBand.${need.distance_band}`) });
  return [kind, { name: t('answer.need'), value: need.description ? `${place}. ${need.description}` : place }];
}

interface GivenWords {
  title: Key;
  next: Key;
}

/** What an answered call says: thanks, and what happens next. */
function givenWords({ status, is_approved }: EventVolunteerLink): GivenWords | null {
  if (status === 'completed') return { title: 'answer.answeredCompleted', next: 'answer.answeredCompletedNext' };
  if (status === 'reject') return { title: 'answer.answeredNotReady', next: 'answer.answeredNotReadyNext' };
  if (status === 'assigned' && is_approved === APPROVAL.approved) return { title: 'answer.answeredApproved', next: 'answer.answeredApprovedNext' };
  return status === 'accept' || status === 'assigned' ? { title: 'answer.answeredReady', next: 'answer.answeredReadyNext' } : null;
}

const ask = (code: string) => api.send('POST', '/volunteer/check-event-expiration-link', { body: { code } });

/** A volunteer answers a call from a message, without signing in (rule 125, page 1). */
export default function AnswerCallPage() {
  const { code = '' } = useParams();
  const t = useText();
  const link = useLink(ask, code);
  const [isFresh, setFresh] = useState(false);

  const answer = async (isYes: boolean) => {
    await api.act('PUT', '/volunteer/event-requests/{code}', { params: { path: { code } }, body: { is_ready_to_help: isYes ? 1 : 0 } });
    setFresh(true);
    link.reload();
  };

  return (
    <LinkPage link={link}>
      {(record) => {
        const { event, status, message } = record;
        const given = givenWords(record);
        return (
          <Card>
            <ExerciseBanner isExercise={event.is_exercise} />
            <PageHeading>{t('answer.callTitle')}</PageHeading>
            <p>{message || t('answer.callMessage', { event: event.name })}</p>
            {given && <AnswerGiven title={t(given.title)} next={t(given.next)} isFresh={isFresh} />}
            {given?.title === 'answer.answeredApproved' && (
              <Link className="button button--primary no-print" to={PAGES.VolunteerEventRequests.path}>
                {t('menu.eventRequests')}
              </Link>
            )}
            <FactList facts={[...eventFacts(t, event), ...needFacts(t, record), { name: t('answer.status'), value: <VolunteerRequestBadge {...record} /> }]} />
            {status === 'pending' && !isFresh && <AnswerChoice yes={YES} no={NO} onAnswer={answer} />}
            <WordsToTeam send={(words) => api.act('POST', '/volunteer/event-requests/{code}/words', { params: { path: { code } }, body: { words } })} />
          </Card>
        );
      }}
    </LinkPage>
  );
}
