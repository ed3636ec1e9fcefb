export { UserManagementModule } from './user-management.module.js';
export { eventPeople } from './placed-people.js';
export { UserList } from './user-list.service.js';
