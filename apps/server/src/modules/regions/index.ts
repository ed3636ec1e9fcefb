export { isConcealed, isInRegions, mayManageEvent } from './reach.policy.js';
export { nameAndNumber, RegionPermissionsService } from './region-permissions.service.js';
export { RegionsModule } from './regions.module.js';
export { type Reach, RegionsRepository } from './regions.repository.js';
export { RegionsService } from './regions.service.js';
