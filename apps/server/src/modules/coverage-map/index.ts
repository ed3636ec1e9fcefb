export { CoverageModule } from './coverage.module.js';
