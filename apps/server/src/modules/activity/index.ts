export { ActivityModule } from './activity.module.js';
export { ActivityService, type Activity, type ActivityLine, type ActivitySubject } from './activity.service.js';
export { PeopleLooks, type Look } from './people-looks.service.js';
export { SensitiveReads } from './sensitive-reads.service.js';
