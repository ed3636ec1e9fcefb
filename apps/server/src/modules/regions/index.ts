export { RegionsModule } from './regions.module.js';
export { isConcealed, isInRegions } from './reach.policy.js';
export { RegionsService, type Reach } from './regions.service.js';
export { nameAndNumber, RegionPermissions } from './region-permissions.service.js';
