import { randomUUID } from 'node:crypto';
import { type Address, addressToWire, eachVolunteerFlag, type HelpType, HOUR } from '@karov/domain';
import { kilometresAway } from '@karov/testing';
import { VolunteersRepository } from '../modules/volunteers/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Timetable } from '../platform/clock/timetable.js';
import { sentLink } from './sent-link.js';
import type { TestApp } from './test-app.js';

/** The centre of the events in specs: Rabin Square. */
export const CENTRE = { lat: 32.0809, lon: 34.7806 };
/** The names of the sweeps that send messages and follow their results. */
const SENDING = [
  'notifications',
  'broadcasts',
  'broadcast-counts',
  'next channels',
  'silent calls',
  'push',
  'providers',
];

interface Somebody {
  id: number;
  token: string;
}

interface EventOptions {
  radius?: number;
  autoAssign?: boolean;
  help?: HelpType;
  /** Whether the event is of a kind with urgent needs. */
  isUrgent?: boolean;
}

/** A world for specs: people around a place, and events there. */
export class EventWorld {
  constructor(
    readonly test: TestApp,
    private readonly centre: { lat: number; lon: number } = CENTRE,
  ) {}

  /** Adds a volunteer who can be called, this many kilometres from the centre. */
  async volunteer(
    km: number,
    details: { bearing?: number; languages?: string[]; way?: 'both' | 'phone' | 'on_site' } = {},
  ): Promise<Somebody> {
    const person = await this.test.person('volunteer', {
      address: this.addressAt(km, details.bearing ?? 90),
    });
    const volunteers = this.test.app.get(VolunteersRepository);
    await this.test.database.transaction(async () => {
      await volunteers.addImported([
        {
          userId: person.id,
          idNumber: null,
          dob: null,
          gender: 'female',
          place: '',
          date: null,
          flags: {
            ...eachVolunteerFlag(() => null),
            israeli_citizen: true,
            driving_license: true,
            vehicle_availability: true,
          },
          languages: details.languages ?? ['hebrew'],
          interests: [],
          wayToProvideHelp: details.way ?? 'both',
          contactMethod: 'sms',
          importAddress: '',
        },
      ]);
      await volunteers.sign([person.id]);
    });
    return person;
  }

  /** Adds a help seeker this many kilometres from the centre. */
  seeker(km: number): Promise<Somebody> {
    return this.test.person('user', { address: this.addressAt(km, 0) });
  }

  /** Permits a manager to work in the given districts; by default in the whole country. */
  async permit(manager: Somebody, states: readonly string[] = ['']): Promise<void> {
    await this.test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) SELECT $1, 'IL', s FROM unnest($2::text[]) AS s ON CONFLICT DO NOTHING`,
      [manager.id, states],
    );
  }

  /** Creates an event at the centre through the API, as a permitted manager; returns its id. */
  async event(manager: Somebody, options: EventOptions = {}): Promise<number> {
    await this.permit(manager);
    const { body } = await this.test.http
      .post('/api/manager/events')
      .set('Authorization', `Bearer ${manager.token}`)
      .send(await this.eventForm(options))
      .expect(200);
    const { id }: { id: number } = body.data;
    return id;
  }

  /** The form of an event; by default of the first kind without urgent needs. */
  async eventForm(options: EventOptions = {}): Promise<Record<string, unknown>> {
    const [type]: { id: number }[] = await this.test.database.manager.query(
      `SELECT id FROM options WHERE list = 'event_types' AND is_urgent = $1 ORDER BY id LIMIT 1`,
      [options.isUrgent ?? false],
    );
    return {
      event_list_id: type?.id,
      radius: options.radius ?? 5,
      address: addressToWire({ ...this.addressAt(0, 0) }),
      description: 'בדיקה',
      type_of_help_required: options.help ?? 'physical',
      status: true,
      is_auto_assign: options.autoAssign ?? true,
      idempotency_key: randomUUID(),
    };
  }

  /** The id of a help seeker's request in an event. */
  async userRequest(eventId: number, userId: number): Promise<number> {
    const [row]: { id: number }[] = await this.test.database.manager.query(
      'SELECT id FROM event_user_requests WHERE event_id = $1 AND user_id = $2',
      [eventId, userId],
    );
    if (!row) throw new Error('not asked');
    return row.id;
  }

  /** A volunteer's newest request in an event, or null if they were not called. */
  async volunteerRequest(
    eventId: number,
    volunteerId: number,
  ): Promise<{ id: number; status: string; isApproved: number; needRequestId: number | null } | null> {
    const [row]: { id: number; status: string; isApproved: number; needRequestId: number | null }[] =
      await this.test.database.manager.query(
        `SELECT id, status, is_approved AS "isApproved", need_request_id AS "needRequestId" FROM event_volunteer_requests WHERE event_id = $1 AND volunteer_id = $2 ORDER BY id DESC LIMIT 1`,
        [eventId, volunteerId],
      );
    return row ?? null;
  }

  /** The code of a link in a message. */
  link(kind: 'event_volunteer' | 'event_user', targetId: number): Promise<string> {
    return sentLink(this.test, { kind, targetId, messageId: targetId }, 72 * HOUR);
  }

  /** Answers as a help seeker through the link. */
  async answerUser(eventId: number, userId: number, needsHelp: boolean): Promise<number> {
    const requestId = await this.userRequest(eventId, userId);
    const code = await this.link('event_user', requestId);
    await this.test.http
      .post(`/api/event-respond/${code}`)
      .send({ is_need_help: needsHelp ? 1 : 0 })
      .expect(200);
    return requestId;
  }

  /** Answers as a volunteer through the link; returns the HTTP status and body. */
  async answerVolunteer(
    eventId: number,
    volunteerId: number,
    isReady: boolean,
  ): Promise<{ status: number; body: { code?: string } }> {
    const request = await this.volunteerRequest(eventId, volunteerId);
    if (!request) throw new Error('not called');
    const code = await this.link('event_volunteer', request.id);
    const { status, body } = await this.test.http
      .put(`/api/volunteer/event-requests/${code}`)
      .send({ is_ready_to_help: isReady ? 1 : 0 });
    return { status, body };
  }

  /** Carries out work that is due, except sending messages: specs check messages as they are written. */
  runDue(): Promise<void> {
    return this.test.app.get(Timetable).runDue(SENDING);
  }

  /** Lets time pass, then carries out work that is due. */
  async passMinutes(minutes: number): Promise<void> {
    this.test.app.get(Clock).advance(minutes * 60 + 1);
    await this.runDue();
  }

  addressAt(km: number, bearing: number): Address {
    const position = kilometresAway(this.centre, km, bearing);
    return {
      text: 'רחוב הבדיקה 1, ישראל, תל אביב, תל אביב',
      street: 'רחוב הבדיקה 1',
      city: 'תל אביב',
      state: 'tel_aviv',
      country: 'ישראל',
      ...position,
    };
  }
}
