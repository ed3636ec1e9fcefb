import { lazy, Suspense } from 'react';
import type { OwnApplication } from '@karov/api-client';
import type { FeedbackProps } from './Feedback.js';

const Feedback = lazy(() => import('./Feedback.js'));

/** How it was: the question, or what was answered. Fetched when it is shown. */
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

/** How a request was, once a volunteer's help has ended. */
export function FeedbackPart({ request, onGiven }: FeedbackPartProps) {
  if (!request.feedback && !request.abilities.includes('feedback')) return null;
  return <FeedbackQuestion path={`/applications/${request.id}/feedback`} feedback={request.feedback} onGiven={onGiven} />;
}
