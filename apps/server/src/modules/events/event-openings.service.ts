import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { NeedsRepository, type NeedPlace } from '../needs/index.js';
import { UsersService, type Person } from '../users/index.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { EventUrgency } from './event-urgency.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

const HOUR = 3600;
/** Who takes an emergency back and presses again more often calls nobody a further time who was called before. */
const NEW_EMERGENCIES_AN_HOUR = 3;

/** Makes needs out of the answers to an event's questions, with where the person is and what they told of whom they need. */
@Injectable()
export class EventOpenings {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly needs: NeedsRepository,
    private readonly urgency: EventUrgency,
    private readonly calls: VolunteerCalls,
    private readonly limits: RateLimit,
  ) {}

  /** Opens the need of a question that was answered with yes, or opens it again; answers its number. */
  async open(event: EventRecord, request: Pick<UserRequestRecord, 'id' | 'userId'>, isEmergency: boolean): Promise<number> {
    const person = (await this.users.people([request.userId])).get(request.userId);
    if (!person) throw new Error('a question to nobody');
    const need = {
      eventId: event.id,
      requestId: request.id,
      userId: request.userId,
      ...placeOf(person),
      helpType: isEmergency ? ('physical' as const) : event.typeOfHelpRequired,
      languages: person.languages,
      genderPreference: person.genderPreference,
      isGenderMust: person.isGenderMust,
      isEmergency,
      isExercise: event.isExercise,
      labelPriority: await this.urgency.priority(event, { isEmergency }),
    };
    const needId = await this.needs.open(need, this.clock.now());
    // Pressed again after it was taken back, it is a new emergency: whoever was called for the one before is called for this one.
    if (isEmergency && (await this.limits.hit(`pressed:${request.userId}`, HOUR)) <= NEW_EMERGENCIES_AN_HOUR) await this.calls.forget(needId, 'all');
    return needId;
  }

  /** An open need goes with its person. */
  async move({ needId, userId }: UserRequestRecord): Promise<void> {
    const person = (await this.users.people([userId])).get(userId);
    if (needId !== null && person) await this.needs.update(needId, { ...placeOf(person), updatedAt: this.clock.now() });
  }
}

function placeOf(person: Person): NeedPlace {
  return {
    originText: person.text,
    originStreet: person.street,
    originCity: person.city,
    originState: person.state,
    originCountry: person.country,
    originLat: person.lat,
    originLon: person.lon,
  };
}
