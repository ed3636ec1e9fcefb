export { ActivityModule } from './activity.module.js';
export { ActivityService, type ActivitySubject, type Activity, type ActivityLine } from './activity.service.js';
export { lookText } from './look-text.js';
export { PeopleLooks } from './people-looks.repository.js';
export { SensitiveReads } from './sensitive-reads.service.js';
