import { Injectable } from '@nestjs/common';
import type { AutoAssignSettings } from '@karov/api-client';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { AutoAssignSettingsEntity } from './auto-assign-settings.entity.js';
import type { AutoAssignSettingsDto } from './auto-assign.dto.js';

const ONLY_ROW = 1;

/** The dispatch settings of admins (rule 38). They are read at each step, so a change touches future steps only (rule 45). */
@Injectable()
export class AutoAssignSettingsService {
  constructor(
    private readonly database: Database,
    private readonly activity: ActivityService,
  ) {}

  async read(): Promise<AutoAssignSettings> {
    const row = await this.database.manager.findOneBy(AutoAssignSettingsEntity, { id: ONLY_ROW });
    if (!row) throw new Error('there are no dispatch settings');
    const { id, radius, time, maxRadiusKm, maxRings, emergencyWave } = row;
    return { id, radius, time, max_radius_km: maxRadiusKm, max_rings: maxRings, emergency_wave: emergencyWave };
  }

  async save(caller: Caller, dto: AutoAssignSettingsDto): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.joined.update(AutoAssignSettingsEntity, { id: ONLY_ROW }, { radius: dto.radius, time: dto.time, updatedBy: caller.userId });
      await this.activity.record([
        {
          subjectType: 'auto_assign_settings',
          subjectId: ONLY_ROW,
          actorId: caller.userId,
          action: 'updated',
          newValues: { radius: dto.radius, time: dto.time },
        },
      ]);
    });
  }
}
