import { backoffice } from './backoffice/index.js';
import { common } from './common/index.js';
import { offlineTexts } from './offline/index.js';
import { portal } from './portal/index.js';
import { he } from './server/index.js';

it('calls an emergency by one word in Hebrew, wherever it is named', () => {
  const all = JSON.stringify([
    he,
    common['he-IL'],
    portal['he-IL'],
    backoffice['he-IL'],
    offlineTexts['he-IL'],
  ]);
  expect(all).toContain('חירום');
  expect(all.match(/[^",]*(?:מצוק|קריאת חירום|הקריאה)[^",]*/g)).toBeNull();
});
