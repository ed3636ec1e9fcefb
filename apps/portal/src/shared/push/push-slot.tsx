import { useStore } from '@karov/web';
import { lazy, Suspense } from 'react';
import { useOwner } from '../../core/owner.js';
import { wantTexts } from '../../core/text.js';
import { pushMoment } from './push-moment.js';

/** Fetched when it is shown; nobody gets the offer on arrival. */
const PushOffer = lazy(async () => {
  const [offer] = await Promise.all([import('./push-offer.js'), wantTexts('push')]);
  return offer;
});

/** The place after the page where notifications are offered at a suitable time. */
export function PushSlot() {
  const isMoment = useStore(pushMoment);
  const person = useOwner();
  if (!isMoment || !person) return null;
  return (
    <Suspense>
      <PushOffer person={person} />
    </Suspense>
  );
}
