import type { SameKeys } from '../catalogue.js';
import { accountStatus, attention, contactStatus, priority } from '../common/states.en.js';
import { accessEn } from './access.en.js';
import { broadcastsEn } from './broadcasts.en.js';
import { deskEn } from './desk.en.js';
import { eventMapEn } from './event-map.en.js';
import { eventStoryEn } from './event-story.en.js';
import { eventsEn } from './events.en.js';
import { figuresEn } from './figures.en.js';
import { frameEn } from './frame.en.js';
import type { he } from './he.js';
import { messageTextsEn } from './message-texts.en.js';
import { messagesHealthEn } from './messages-health.en.js';
import { newRequestEn } from './new-request.en.js';
import { pagesEn } from './pages.en.js';
import { peopleEn } from './people.en.js';
import { profileEn } from './profile.en.js';
import { reachEn } from './reach.en.js';
import { regionsEn } from './regions.en.js';
import { requestsEn } from './requests.en.js';
import { settingsEn } from './settings.en.js';
import { shellEn } from './shell.en.js';
import { teamworkEn } from './teamwork.en.js';
import { toolsEn } from './tools.en.js';
import { userActsEn } from './user-acts.en.js';
import { usersEn } from './users.en.js';

/** The English texts of the back office. */
export const en: SameKeys<typeof he> = {
  ...shellEn,
  ...frameEn,
  ...eventsEn,
  ...eventMapEn,
  ...eventStoryEn,
  ...toolsEn,
  ...pagesEn,
  ...profileEn,
  ...messageTextsEn,
  ...messagesHealthEn,
  ...settingsEn,
  ...requestsEn,
  ...newRequestEn,
  ...deskEn,
  ...accessEn,
  ...usersEn,
  ...figuresEn,
  ...userActsEn,
  ...peopleEn,
  ...regionsEn,
  ...teamworkEn,
  ...broadcastsEn,
  ...reachEn,
  states: { account: accountStatus, attention, contact: contactStatus, priority },
};
