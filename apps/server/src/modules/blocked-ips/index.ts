export { BlockedIpsModule } from './blocked-ips.module.js';
export { BlockedIpsService } from './blocked-ips.service.js';
