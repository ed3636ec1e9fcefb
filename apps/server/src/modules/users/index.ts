export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
export type { Account, NewUser, Person } from './users.types.js';
