export { AccessLogRepository } from './access-log.repository.js';
export { accessText } from './access-text.js';
export { ActivityModule } from './activity.module.js';
export { ActivityService } from './activity.service.js';
export type { Activity, ActivityLine, ActivitySubject } from './activity.types.js';
export { SensitiveReadsService } from './sensitive-reads.service.js';
