import type { AutoAssignSettings } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import type { AutoAssignSettingsDto } from './auto-assign.dto.js';
import { DispatchRepository } from './dispatch.repository.js';

/**
 * The admins' dispatch settings (rule 38). They are read at each step, so a change affects only future steps
 * (rule 45).
 */
@Injectable()
export class AutoAssignSettingsService {
  constructor(
    private readonly database: Database,
    private readonly repository: DispatchRepository,
    private readonly activity: ActivityService,
  ) {}

  async read(): Promise<AutoAssignSettings> {
    const { id, radius, time, maxRadiusKm, maxRings, emergencyWave } = await this.repository.settings();
    return {
      id,
      radius,
      time,
      max_radius_km: maxRadiusKm,
      max_rings: maxRings,
      emergency_wave: emergencyWave,
    };
  }

  async save(caller: Caller, dto: AutoAssignSettingsDto): Promise<void> {
    await this.database.transaction(async () => {
      const id = await this.repository.saveSettings({
        radius: dto.radius,
        time: dto.time,
        updatedBy: caller.userId,
      });
      await this.activity.record([
        {
          subjectType: 'auto_assign_settings',
          subjectId: id,
          actorId: caller.userId,
          action: 'updated',
          newValues: { radius: dto.radius, time: dto.time },
        },
      ]);
    });
  }
}
