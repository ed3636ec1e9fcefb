export { PushJobs } from './push.jobs.js';
export { PushModule } from './push.module.js';
export { PushDevicesService } from './push-devices.service.js';
export { PushHealthService } from './push-health.service.js';
