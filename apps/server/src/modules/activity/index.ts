export { ActivityModule } from './activity.module.js';
export { ActivityService } from './activity.service.js';
export type { Activity, ActivityLine, ActivitySubject } from './activity.types.js';
export { accessText } from './access-text.js';
export { AccessLog } from './access-log.repository.js';
export { SensitiveReads } from './sensitive-reads.service.js';
