import { lazy, Suspense } from 'react';
import type { FeedbackProps } from './Feedback.js';

const Feedback = lazy(() => import('./Feedback.js'));

/** How it was, once a volunteer's help has ended: the question, or what was answered. Before that nothing of it is fetched. */
export function FeedbackPart({ request, onGiven }: FeedbackProps) {
  if (!request.feedback && !request.abilities.includes('feedback')) return null;
  return (
    <Suspense>
      <Feedback request={request} onGiven={onGiven} />
    </Suspense>
  );
}
