export { VolunteersModule } from './volunteers.module.js';
export { VolunteersService } from './volunteers.service.js';
export type { Call, Candidate, CandidateQuery, ImportedVolunteer, NearbyVolunteer, NeedRef, VolunteerForm, VolunteerStanding, VolunteerSummary } from './volunteers.types.js';
