import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { type NeedPlace, NeedsRepository } from '../needs/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { EventUrgency } from './event-urgency.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

const HOUR = 3600;
/**
 * After this many emergencies, taking one back and pressing again calls no volunteer who was called before.
 */
const NEW_EMERGENCIES_AN_HOUR = 3;

/** Opens needs from the answers to an event's questions, with the person's place and wishes. */
@Injectable()
export class EventOpenings {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly needs: NeedsRepository,
    private readonly urgency: EventUrgency,
    private readonly calls: VolunteerCalls,
    private readonly limits: RateLimit,
  ) {}

  /** Opens or reopens the need of a question answered with yes; returns its number. */
  async open(
    event: EventRecord,
    request: Pick<UserRequestRecord, 'id' | 'userId'>,
    isEmergency: boolean,
  ): Promise<number> {
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
    // Pressed again after a withdrawal, it is a new emergency: volunteers called for the previous one are
    // called for this one.
    if (isEmergency && (await this.limits.hit(`pressed:${request.userId}`, HOUR)) <= NEW_EMERGENCIES_AN_HOUR)
      await this.calls.forget(needId, 'all');
    return needId;
  }

  /** Moves an open need with its person. */
  async move({ needId, userId }: UserRequestRecord): Promise<void> {
    const person = (await this.users.people([userId])).get(userId);
    if (needId !== null && person)
      await this.needs.update(needId, { ...placeOf(person), updatedAt: this.clock.now() });
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
