import { Module } from '@nestjs/common';
import { AssignmentsRepository } from './assignments.repository.js';

/** Who holds which need, whatever it came from. */
@Module({ providers: [AssignmentsRepository], exports: [AssignmentsRepository] })
export class NeedsModule {}
