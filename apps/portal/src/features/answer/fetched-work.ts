import { lazy } from 'react';
import { wantTexts } from '../../core/text.js';

/**
 * The part that follows a yes. It is fetched only after a yes, together with the texts of the signed-in
 * pages, so people who only answer do not wait for it.
 */
export const FetchedWork = lazy(async () => {
  const [page] = await Promise.all([import('./work-in-hand.js'), wantTexts('volunteering')]);
  return page;
});
