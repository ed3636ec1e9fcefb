export { EventsModule } from './events.module.js';
export { EventCalls } from './event-calls.service.js';
export { EventHandover } from './event-handover.service.js';
export { EventEndings } from './event-endings.service.js';
export { EventDesk } from './event-desk.service.js';
export { EventNeeds, type EventNeed } from './event-needs.service.js';
export { EventsService } from './events.service.js';
export {
  eventChanged,
  volunteerReady,
} from './events.signals.js';
export { OwnRequestsService } from './own-requests.service.js';
export { EventJoins } from './event-joins.service.js';
export { emergenciesLeft } from './events.signals.js';
