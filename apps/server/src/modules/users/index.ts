export { HelpProfileLooks } from './help-profile-looks.service.js';
export { UsersModule } from './users.module.js';
export { AddressDependents, type AddressDependent } from './address-dependents.js';
export { partsOf, withDisabilities, withoutPerson } from './help-profile.rules.js';
export { PresenceService } from './presence.service.js';
export { UserDetailsService } from './user-details.service.js';
export { freezeChanged, personErased } from './users.signals.js';
export { UsersService } from './users.service.js';
export type { Account, DetailsChange, Disabilities, HelpProfile, NewUser, Person, UserDetails } from './users.types.js';
