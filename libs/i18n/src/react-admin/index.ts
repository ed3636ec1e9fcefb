export { reactAdminHebrew } from './react-admin.he.js';
