import { Injectable } from '@nestjs/common';
import { isAdmin } from '@karov/domain';
import type { WaitingAbility, WaitingCounts, WaitingNeed } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService, type Person } from '../users/index.js';
import { VettingService } from '../volunteers/index.js';
import { WaitingRepository, type WaitingRow } from './waiting.repository.js';

/** What waits for a member of staff, within their reach. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsService,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly users: UsersService,
    private readonly vetting: VettingService,
    private readonly repository: WaitingRepository,
  ) {}

  async counts(caller: Caller): Promise<WaitingCounts> {
    const reach = await this.regions.reachOf(caller);
    const [counts, vetting] = await Promise.all([
      this.repository.counts(reach, this.clock.now()),
      isAdmin(caller.role) ? this.vetting.filesWaiting(reach.states) : 0,
    ]);
    return { ...counts, vetting };
  }

  /** Emergencies that go on, first, and needs for which nobody was found (rule 43), longest waiting first. */
  async needs(caller: Caller): Promise<WaitingNeed[]> {
    const locale = currentLocale();
    const rows = await this.repository.needs(await this.regions.reachOf(caller));
    const titles = (kind: 'event' | 'application') => rows.filter((row) => row.kind === kind).map((row) => row.titleId);
    const [types, categories, people] = await Promise.all([
      this.options.labels(titles('event'), locale),
      this.categories.labels(titles('application'), locale),
      this.users.people(rows.flatMap((row) => [row.userId, row.coordinatorId, row.volunteerId])),
    ]);
    const serverTime = this.clock.now().toISOString();
    return rows.map((row) => {
      return {
        kind: row.kind,
        id: row.id,
        title: (row.kind === 'event' ? types : categories).get(row.titleId) ?? '',
        event_id: row.eventId,
        is_emergency: row.isEmergency,
        city: this.places.townName(row.city, locale),
        person: personOf(row.userId, people.get(row.userId)),
        since: row.since.toISOString(),
        taken_over_by: row.coordinatorId === null ? null : (people.get(row.coordinatorId)?.fullName ?? null),
        state: row.state,
        volunteer: row.volunteerId === null ? null : (people.get(row.volunteerId)?.fullName ?? null),
        abilities: abilitiesOf(row),
        server_time: serverTime,
      };
    });
  }
}

function personOf(id: number, person: Person | undefined): WaitingNeed['person'] {
  return person
    ? { id, full_name: person.fullName, phone: person.phone, contact_note: person.contactNote }
    : { id, full_name: '', phone: '', contact_note: '' };
}

function abilitiesOf({ isWithin, state, coordinatorId }: WaitingRow): WaitingAbility[] {
  if (!isWithin) return [];
  return state === 'waiting' && coordinatorId === null ? ['open', 'take_over'] : ['open'];
}
