import { lazy } from 'react';
import { wantTexts } from '../../core/text.js';

/**
 * What comes after a yes is fetched once there is one, with the words of who is signed in: whoever only
 * answers does not wait for it.
 */
export const FetchedWork = lazy(async () => {
  const [page] = await Promise.all([import('./work-in-hand.js'), wantTexts('volunteering')]);
  return page;
});
