export { migrateDatabase } from '../../apps/server/src/platform/database/migrate.js';
