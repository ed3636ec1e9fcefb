export { EmergenciesModule } from './emergencies.module.js';
