export { ActivityModule } from './activity.module.js';
export { ActivityService } from './activity.service.js';
export type { Activity, ActivityLine, ActivitySubject } from './activity.types.js';
export { lookText } from './look-text.js';
export { PeopleLooks } from './people-looks.repository.js';
export { SensitiveReads } from './sensitive-reads.service.js';
