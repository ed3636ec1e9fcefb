export { HealthModule } from './health.module.js';
export { createHealthServer } from './health-server.js';
export { HealthStates } from './health-states.service.js';
