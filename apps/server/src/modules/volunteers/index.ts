export { AvailabilityService } from './availability.service.js';
export { CandidatesRepository } from './candidates.repository.js';
export { IdNumberHashesService } from './id-number-hashes.service.js';
export { POLICE_UNCHECKED, type Refusable, VettingRepository, vettingOfRow } from './vetting.repository.js';
export { type Sight, VettingService } from './vetting.service.js';
export { type KnownCall, VolunteerCallsRepository } from './volunteer-calls.repository.js';
export { VolunteerFactsRepository, type VolunteerFitness } from './volunteer-facts.repository.js';
export { VolunteerFormsRepository } from './volunteer-forms.repository.js';
export { VolunteersModule } from './volunteers.module.js';
export { VolunteersRepository } from './volunteers.repository.js';
export type {
  Candidate,
  CandidateQuery,
  ImportedVolunteer,
  NearbyVolunteer,
  VolunteerStanding,
} from './volunteers.types.js';
