import { lazy } from 'react';
import { wantTexts } from '../../core/text.js';

/**
 * The part after a yes is fetched once there is one, with the texts of the signed-in pages: somebody who only
 * answers does not wait for it.
 */
export const FetchedWork = lazy(async () => {
  const [page] = await Promise.all([import('./work-in-hand.js'), wantTexts('volunteering')]);
  return page;
});
