import { accountStatus, attention, contactStatus, priority } from '../common/states.he.js';
import { accessHe } from './access.he.js';
import { broadcastsHe } from './broadcasts.he.js';
import { deskHe } from './desk.he.js';
import { eventMapHe } from './event-map.he.js';
import { eventStoryHe } from './event-story.he.js';
import { eventsHe } from './events.he.js';
import { figuresHe } from './figures.he.js';
import { frameHe } from './frame.he.js';
import { messageTextsHe } from './message-texts.he.js';
import { messagesHealthHe } from './messages-health.he.js';
import { newRequestHe } from './new-request.he.js';
import { pagesHe } from './pages.he.js';
import { peopleHe } from './people.he.js';
import { profileHe } from './profile.he.js';
import { reachHe } from './reach.he.js';
import { regionsHe } from './regions.he.js';
import { requestsHe } from './requests.he.js';
import { settingsHe } from './settings.he.js';
import { shellHe } from './shell.he.js';
import { teamworkHe } from './teamwork.he.js';
import { toolsHe } from './tools.he.js';
import { userActsHe } from './user-acts.he.js';
import { usersHe } from './users.he.js';

/** The Hebrew texts of the back office; they define the keys of the catalogue. */
export const he = {
  ...shellHe,
  ...frameHe,
  ...eventsHe,
  ...eventMapHe,
  ...eventStoryHe,
  ...toolsHe,
  ...pagesHe,
  ...profileHe,
  ...messageTextsHe,
  ...messagesHealthHe,
  ...settingsHe,
  ...requestsHe,
  ...newRequestHe,
  ...deskHe,
  ...accessHe,
  ...usersHe,
  ...figuresHe,
  ...userActsHe,
  ...peopleHe,
  ...regionsHe,
  ...teamworkHe,
  ...broadcastsHe,
  ...reachHe,
  /** the words that chips, filters and files for staff share (rule 106) */
  states: { account: accountStatus, attention, contact: contactStatus, priority },
} as const;
