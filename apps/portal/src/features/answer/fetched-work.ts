import { lazy } from 'react';
import { wantTexts } from '../../core/text.js';

/** What comes after a yes is fetched with its words once there is one: whoever only answers does not wait for it. */
export const FetchedWork = lazy(async () => {
  const [page] = await Promise.all([import('./work-in-hand.js'), wantTexts('volunteering'), wantTexts('work')]);
  return page;
});
