import type { DeskSubject } from '@karov/api-client';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { fail } from '../../../platform/errors/fail.js';

const SUBJECTS: ReadonlyMap<string, DeskSubject> = new Map([
  ['applications', 'application'],
  ['event-user-requests', 'event_request'],
  ['events', 'event'],
]);

/** The subjects as they appear in paths. */
export const ABOUT = [...SUBJECTS.keys()];

/** Reads the subject in a path; an unknown subject is answered as not found. */
@Injectable()
export class AboutPipe implements PipeTransform<string, DeskSubject> {
  transform(value: string): DeskSubject {
    return SUBJECTS.get(value) ?? fail('NOT_FOUND');
  }
}
