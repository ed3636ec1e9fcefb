export { UserManagementModule } from './user-management.module.js';
export { PEOPLE_FILTERS, type PeopleFilters } from './people-filters.js';
export { UserList } from './user-list.service.js';
