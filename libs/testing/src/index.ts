export * from './database/test-database.js';
