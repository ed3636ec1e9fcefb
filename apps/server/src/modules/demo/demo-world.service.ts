import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { DISTRICTS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ConsentsService } from '../consents/index.js';
import { ImportService } from '../import/index.js';
import { PlacesService } from '../places/index.js';
import { type NewUser, UsersRepository } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import { DemoRepository } from './demo.repository.js';
import { DEMO_ACCOUNTS, type DemoAccount, demoAccount } from './demo-accounts.js';
import { demoPerson, spread } from './demo-people.rules.js';
import { DemoSeekersService } from './demo-seekers.service.js';

const VOLUNTEERS_FILE = fileURLToPath(new URL('../../../demo/volunteers.xlsx', import.meta.url));
const SEEKERS = 78;
/** How long ago the frozen volunteer's agreement ended (rule 53). */
const FROZEN_AGO_SECONDS = 390 * 86_400;
const REGIONS: Partial<Record<DemoAccount['key'], readonly (typeof DISTRICTS)[number]['key'][]>> = {
  managerNorth: ['north', 'haifa'],
  managerCenter: ['tel_aviv', 'center', 'south'],
};
const ORGANIZATIONS = [
  { name: 'יד לשכן', slug: 'yad-lashachen' },
  { name: 'לב הכרמל', slug: 'lev-hacarmel' },
  { name: 'דרום ביחד', slug: 'darom-beyachad' },
];

/**
 * The small living world of the demo. Each step can be repeated, so the next start completes a start that was
 * interrupted.
 */
@Injectable()
export class DemoWorldService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly places: PlacesService,
    private readonly seekers: DemoSeekersService,
    private readonly consents: ConsentsService,
    private readonly imports: ImportService,
    private readonly repository: DemoRepository,
  ) {}

  /** Creates whatever is missing. */
  async ensure(): Promise<void> {
    await this.ensureStaff();
    await this.ensureSeekers();
    await this.ensureVolunteers();
    // added last, so that everybody else keeps their usual id
    await this.seekers.add(
      (await this.missing([demoAccount('seekerAway')])).map((person) => this.asUser(person)),
    );
  }

  private async ensureStaff(): Promise<void> {
    const staff = await this.missing(
      DEMO_ACCOUNTS.filter(({ role }) => !['user', 'volunteer'].includes(role)),
    );
    await this.database.transaction(async () => {
      for (const account of staff) {
        const [added] = await this.users.add([this.asUser(account)], account.role);
        if (!added) continue;
        await this.repository.permit(added.id, REGIONS[account.key] ?? []);
        if (account.key === 'superAdmin') await this.repository.addOrganizations(ORGANIZATIONS, added.id);
      }
    });
  }

  private async ensureSeekers(): Promise<void> {
    const named = await this.missing(
      DEMO_ACCOUNTS.filter(({ role, key }) => role === 'user' && key !== 'seekerAway'),
    );
    const others = await this.missing(
      Array.from({ length: SEEKERS }, (_, n) => ({
        ...demoPerson(5000 + n),
        phone: `+97254${5_000_000 + n * 31_337}`,
      })),
    );
    await this.seekers.add([...named, ...others].map((person) => this.asUser(person)));
  }

  /**
   * The volunteers come from a spreadsheet through the import; most of them are treated as having registered
   * since.
   */
  private async ensureVolunteers(): Promise<void> {
    const known = await this.repository.idsOf([
      demoAccount('volunteer').phone,
      demoAccount('superAdmin').phone,
    ]);
    const importer = known.get(demoAccount('superAdmin').phone);
    if (known.has(demoAccount('volunteer').phone) || importer === undefined) return;
    await this.imports.import({
      key: randomUUID(),
      userId: importer,
      path: VOLUNTEERS_FILE,
      kind: 'xlsx',
      locale: 'he-IL',
    });
    await this.database.transaction(() => this.registerVolunteers());
  }

  private async registerVolunteers(): Promise<void> {
    const all = await this.repository.volunteers();
    const phoneOf = (key: DemoAccount['key']) => demoAccount(key).phone;
    const isOnlyImported = ({ phone, id }: { phone: string; id: number }) =>
      phone === phoneOf('volunteerImported') ||
      (!DEMO_ACCOUNTS.some((account) => account.phone === phone) && spread(id, 60, 20) === 0);
    await this.repository.spreadHomes(all.map(({ id }) => id));
    const signed = all.filter((one) => !isOnlyImported(one));
    await this.volunteers.sign(signed.map(({ id }) => id));
    for (const { id } of signed.filter(({ phone }) =>
      DEMO_ACCOUNTS.some((account) => account.phone === phone),
    )) {
      await this.consents.record(id, ['terms', 'privacy', 'volunteer_agreement', 'messages']);
    }
    const checked = all.filter(
      ({ phone, id, needsPolice }) =>
        needsPolice && phone !== phoneOf('volunteerNotValidated') && spread(id, 61, 12) !== 0,
    );
    await this.volunteers.validatePolice(checked.map(({ id }) => id));
    const frozen = all.find(({ phone }) => phone === phoneOf('volunteerFrozen'));
    if (!frozen) return;
    await this.volunteers.sign([frozen.id], addSeconds(this.clock.now(), -FROZEN_AGO_SECONDS));
    await this.repository.setState(frozen.id, { isFreeze: true });
  }

  private async missing<T extends { phone: string; firstName: string; lastName: string }>(
    people: readonly T[],
  ): Promise<T[]> {
    const wanted = people.map(({ phone, firstName, lastName }) => ({
      phone,
      fullName: `${firstName} ${lastName}`,
      isOwn: true,
    }));
    const taken = new Set(await this.users.takenPhones(wanted));
    return people.filter(({ phone }) => !taken.has(phone));
  }

  private asUser(person: Pick<DemoAccount, 'firstName' | 'lastName' | 'phone' | 'address'>): NewUser {
    return {
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      email: null,
      locale: 'he-IL',
      isActive: true,
      channels: ['sms'],
      address: this.places.locate(person.address),
      createdAt: this.clock.now(),
    };
  }
}
