export { PEOPLE_FILTERS } from './people-filters.js';
export type { PeopleList } from './user-list.repository.js';
export { UserListService } from './user-list.service.js';
export { UserManagementModule } from './user-management.module.js';
