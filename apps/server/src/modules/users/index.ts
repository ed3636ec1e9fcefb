export { ADDED_WITHOUT_ADDRESS } from './added-people.js';
export { type AddressDependent, AddressDependents, type RequestAtAddress } from './address-dependents.js';
export { hasToldDisability, requireActive, requireAsking } from './asking.rules.js';
export {
  type Contact,
  contactOf,
  type KeptReached,
  mannerOf,
  mannerShown,
  NO_MANNER,
  openReached,
  REACHED_SQL,
  type Reached,
  writes,
} from './contact-of.js';
export { COUNTED_STATE, countedAddress } from './counted-address.js';
export { partsAfter, partsOf, withDisabilities } from './help-profile.rules.js';
export { HelpProfileLooksService } from './help-profile-looks.service.js';
export { HelpProfilesRepository } from './help-profiles.repository.js';
export { HelpProfilesService } from './help-profiles.service.js';
export { movesPlace } from './moves-place.js';
export { areAllBlocked, isNearName, isOwnPhone, namedBySelf, ofName } from './people-of-phone.js';
export { PhoneOwnersRepository } from './phone-owners.repository.js';
export { type Reference, ReferencesRepository } from './references.repository.js';
export { isSameEmail } from './same-email.js';
export { UserDetailsRepository } from './user-details.repository.js';
export { UserDetailsService } from './user-details.service.js';
export { UsersModule } from './users.module.js';
export { type Asker, UsersRepository } from './users.repository.js';
export { emailReplaced, freezeChanged, personDeleted, personErased } from './users.signals.js';
export type { Account, DetailsChange, HelpProfile, NewUser, Person, UserDetails } from './users.types.js';
