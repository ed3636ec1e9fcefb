import { Injectable, type PipeTransform } from '@nestjs/common';
import type { DeskSubject } from '@karov/api-client';
import { fail } from '../../../platform/errors/fail.js';

const SUBJECTS: ReadonlyMap<string, DeskSubject> = new Map([
  ['applications', 'application'],
  ['event-user-requests', 'event_request'],
  ['events', 'event'],
]);

/** The words of paths. */
export const ABOUT = [...SUBJECTS.keys()];

/** What a path speaks of; anything else is not there. */
@Injectable()
export class AboutPipe implements PipeTransform<string, DeskSubject> {
  transform(value: string): DeskSubject {
    return SUBJECTS.get(value) ?? fail('NOT_FOUND');
  }
}
