export { BroadcastsModule } from './broadcasts.module.js';
