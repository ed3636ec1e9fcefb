import { addDays, localDay } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Caller } from '../../platform/security/caller.js';
import {
  AdminApplicationsService,
  ApplicationCallsService,
  ApplicationFilingService,
  VolunteerApplicationsService,
} from '../applications/index.js';
import { PlacesService } from '../places/index.js';
import { DemoRepository } from './demo.repository.js';
import { demoAccount } from './demo-accounts.js';

const HAIFA = 'haifa';
const RIDE = 1;
/** The requests to create: each with its category, its text in the catalogue, and how far it gets. */
const PLANS = [
  { text: 'hospital', category: RIDE, becomes: 'open' },
  { text: 'groceries', category: 2, becomes: 'open' },
  { text: 'company', category: 3, becomes: 'open' },
  { text: 'call', category: 4, becomes: 'open' },
  { text: 'tap', category: 5, becomes: 'open' },
  { text: 'clinic', category: RIDE, becomes: 'waiting' },
  { text: 'medicines', category: 2, becomes: 'in treatment' },
  { text: 'lamp', category: 5, becomes: 'completed' },
] as const;
type Plan = (typeof PLANS)[number];

/**
 * Single requests around Haifa, so that volunteers, admins and lists have content. Their owners are not demo
 * accounts, and nothing in them depends on the passing of time.
 */
@Injectable()
export class DemoRequestsService {
  constructor(
    private readonly clock: Clock,
    private readonly filing: ApplicationFilingService,
    private readonly calls: ApplicationCallsService,
    private readonly volunteers: VolunteerApplicationsService,
    private readonly admin: AdminApplicationsService,
    private readonly places: PlacesService,
    private readonly repository: DemoRepository,
  ) {}

  /** Creates the requests if there are none yet. */
  async ensure(): Promise<void> {
    if (await this.repository.hasRequests()) return;
    const { phone } = demoAccount('superAdmin');
    const adminId = (await this.repository.idsOf([phone])).get(phone);
    if (adminId === undefined) return;
    const caller: Caller = { userId: adminId, role: 'super_admin', sessionId: 'demo' };
    const [seekers, volunteers] = await Promise.all([
      this.repository.seekersIn(HAIFA, PLANS.length),
      this.repository.volunteersIn(HAIFA, PLANS.length),
    ]);
    for (const [index, plan] of PLANS.entries()) {
      const [seekerId, volunteerId] = [seekers[index], volunteers[index]];
      if (seekerId !== undefined && volunteerId !== undefined)
        await this.play(caller, plan, seekerId, volunteerId);
    }
  }

  private async play(caller: Caller, plan: Plan, seekerId: number, volunteerId: number): Promise<void> {
    const id = await this.filing.file(await this.form(plan), { seekerId, authorId: seekerId });
    if (plan.becomes === 'open') return;
    if (plan.becomes === 'waiting') {
      await this.calls.accept(volunteerId, id);
      return;
    }
    await this.admin.assign(caller, id, volunteerId);
    if (plan.becomes === 'completed')
      await this.volunteers.complete({ userId: volunteerId, role: 'volunteer', sessionId: 'demo' }, id);
  }

  private async form({ text, category }: Plan): Promise<Record<string, unknown>> {
    const today = localDay(this.clock.now());
    const common = {
      category_id: category,
      description: serverText('he-IL', `demo.requests.${text}`),
      other_address: 0,
    };
    if (category !== RIDE) return { ...common, expiration_date: addDays(today, 30) };
    const [hospital] = await this.places.suggest('העלייה השנייה 8, חיפה', 'he-IL');
    return {
      ...common,
      destination_address: hospital?.raw,
      arrival_date: addDays(today, 20),
      arrival_time: '10:00',
    };
  }
}
