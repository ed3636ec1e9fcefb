import { Module } from '@nestjs/common';
import { AssignmentsRepository } from './assignments.repository.js';
import { NeedsRepository } from './needs.repository.js';
import { UnattendedEmergencies } from './unattended-emergencies.repository.js';

/** What is needed and who holds it, whatever it came from. */
@Module({
  providers: [AssignmentsRepository, NeedsRepository, UnattendedEmergencies],
  exports: [AssignmentsRepository, NeedsRepository, UnattendedEmergencies],
})
export class NeedsModule {}
