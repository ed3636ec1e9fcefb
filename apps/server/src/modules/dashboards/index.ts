export { DashboardsModule } from './dashboards.module.js';
