export { InstallationMetricsModule } from './metrics.module.js';
