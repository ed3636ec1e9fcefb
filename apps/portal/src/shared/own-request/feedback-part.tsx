import type { OwnApplication } from '@karov/api-client';
import { lazy, Suspense } from 'react';
import { api } from '../../core/api.js';
import type { FeedbackAnswer, FeedbackProps } from './feedback.js';

const Feedback = lazy(() => import('./feedback.js'));

/** The person's feedback: the question, or the given answer. Fetched when it is shown. */
export function FeedbackQuestion(props: FeedbackProps) {
  return (
    <Suspense>
      <Feedback {...props} />
    </Suspense>
  );
}

interface FeedbackPartProps {
  request: Pick<OwnApplication, 'id' | 'abilities' | 'feedback'>;
  onGiven: () => void;
}

/** The feedback on a request, after a volunteer's help has ended. */
export function FeedbackPart({ request, onGiven }: FeedbackPartProps) {
  if (!request.feedback && !request.abilities.includes('feedback')) return null;
  const answer = (body: FeedbackAnswer) =>
    api.act('POST', '/applications/{id}/feedback', { params: { path: { id: request.id } }, body });
  return <FeedbackQuestion onAnswer={answer} feedback={request.feedback} onGiven={onGiven} />;
}
