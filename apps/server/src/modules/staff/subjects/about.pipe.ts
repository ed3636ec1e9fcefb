import type { DeskSubject } from '@karov/api-client';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { fail } from '../../../platform/errors/fail.js';

const SUBJECTS: ReadonlyMap<string, DeskSubject> = new Map([
  ['applications', 'application'],
  ['event-user-requests', 'event_request'],
  ['events', 'event'],
]);

/** The subjects in paths. */
export const ABOUT = [...SUBJECTS.keys()];

/** The subject of a path; an unknown one is not found. */
@Injectable()
export class AboutPipe implements PipeTransform<string, DeskSubject> {
  transform(value: string): DeskSubject {
    return SUBJECTS.get(value) ?? fail('NOT_FOUND');
  }
}
