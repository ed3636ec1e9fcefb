import { Injectable } from '@nestjs/common';
import type { SeekerDetails } from '@karov/api-client';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { SensitiveReads } from '../activity/index.js';
import { OptionsService } from '../options/index.js';
import { UsersService, withoutPerson } from '../users/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventsService } from './events.service.js';

/** Disability and health details of a help seeker in an event, for the staff who work with it. */
@Injectable()
export class SeekerDetailsService {
  constructor(
    private readonly events: EventsService,
    private readonly requests: EventRequestsRepository,
    private readonly users: UsersService,
    private readonly options: OptionsService,
    private readonly reads: SensitiveReads,
  ) {}

  /**
   * What the person has told; the look is noted (decision 67).
   * @throws NOT_FOUND when the event is out of the caller's reach; nothing is noted then
   */
  async look(caller: Caller, requestId: number): Promise<SeekerDetails> {
    const request = await this.requests.findUserRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    await this.events.require(caller, request.eventId);
    await this.reads.note(caller, request.userId, 'help_profile');
    const profile = await this.users.helpProfile(request.userId);
    const ids = profile?.disabilities.ids ?? [];
    const labels = await this.options.labels(ids, currentLocale());
    return {
      disabilities: ids.flatMap((id) => labels.get(id) ?? []),
      other_disability: profile?.disabilities.other ?? '',
      // name and address stand beside it on the same panel
      help_profile: profile?.answers ? withoutPerson(profile.answers) : null,
    };
  }
}
