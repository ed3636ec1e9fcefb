export { BlockedIpsModule } from './blocked-ips.module.js';
export { BlockedIpsRepository } from './blocked-ips.repository.js';
export { BlockedIpsService } from './blocked-ips.service.js';
