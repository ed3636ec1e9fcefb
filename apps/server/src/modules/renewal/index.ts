export { RenewalModule } from './renewal.module.js';
