export { UserManagementModule } from './user-management.module.js';
