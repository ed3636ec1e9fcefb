export { HealthModule } from './health.module.js';
export { createHealthServer } from './health-server.js';
export { HealthStatesService } from './health-states.service.js';
