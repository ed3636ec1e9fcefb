import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@karov/domain';
import { RegionsService } from '../../regions/index.js';
import { UsersService } from '../../users/index.js';
import { TURNS, type StaffTurn } from './need-turns.js';
import type { NeedVoice } from './need-voice.js';

/** First screen of staff: an emergency of others' events is seen there too. */
export const FIRST_SCREEN = '/admin';

/** Turns that staff hear of as an emergency. */
const EMERGENCIES: ReadonlySet<StaffTurn> = new Set<StaffTurn>(['staffApproved', 'staffUrgentAcceptance', 'staffCoordinator']);
/** Turns of an ordinary single request of which the managers who serve it hear: nobody was found, or confirmed (rule 80). */
const FOR_MANAGERS: ReadonlySet<StaffTurn> = new Set<StaffTurn>(['staffCoordinator', 'staffUnconfirmed']);

/** Members of staff who hear the same. */
export interface StaffAudience {
  receiverType: 'admin' | 'manager';
  ids: readonly number[];
  type: NotificationType;
  isUrgent: boolean;
  page: string;
}

/** Which of the staff hear of a turn: the region's for a single request, first its manager for an event (rules 50, 71, 80). */
@Injectable()
export class NeedStaff {
  constructor(
    private readonly regions: RegionsService,
    private readonly users: UsersService,
  ) {}

  /** Those who hear of it; what waits at the desk is told again by its escalation (rule 220). */
  of(voice: NeedVoice, turn: StaffTurn): Promise<StaffAudience[]> {
    if (!voice.event) return this.alone(voice, turn);
    return turn === 'staffEmergency' ? this.ofEmergency(voice, voice.event.managerId) : this.ofEvent(voice, voice.event.managerId, turn);
  }

  /** The admins of the region, and for an emergency its managers too. */
  private async alone(voice: NeedVoice, turn: StaffTurn): Promise<StaffAudience[]> {
    const admins = await this.regions.adminsOf(voice.region);
    const type = voice.isEmergency ? 'emergency' : 'system';
    const toAdmins: StaffAudience = { receiverType: 'admin', ids: admins, type, isUrgent: voice.isPressing, page: voice.pages.staff };
    if (!voice.isEmergency && !FOR_MANAGERS.has(turn)) return [toAdmins];
    const managers = (await this.regions.managersOf(voice.region)).filter((id) => !admins.includes(id));
    return [toAdmins, { ...toAdmins, receiverType: 'manager', ids: managers, isUrgent: voice.isEmergency || toAdmins.isUrgent }];
  }

  /** The event's manager and the admins read of it on the map, managers of other events on their first screen. */
  private async ofEmergency(voice: NeedVoice, managerId: number): Promise<StaffAudience[]> {
    const managers = await this.regions.managersOf(voice.region);
    const admins = await this.regions.adminsOf(voice.region);
    const onTheMap = new Set([managerId, ...admins]);
    const shared = { receiverType: 'manager', type: 'emergency', isUrgent: true } as const;
    return [
      { ...shared, ids: [...onTheMap], page: voice.pages.staff },
      { ...shared, ids: managers.filter((id) => !onTheMap.has(id)), page: FIRST_SCREEN },
    ];
  }

  private async ofEvent(voice: NeedVoice, managerId: number, turn: StaffTurn): Promise<StaffAudience[]> {
    const others = await this.besidesManager(voice, turn);
    const isEmergency = voice.isEmergency && EMERGENCIES.has(turn);
    return [
      {
        receiverType: 'manager',
        ids: [...new Set([managerId, ...others])],
        type: isEmergency ? 'emergency' : TURNS[turn].type,
        isUrgent: TURNS[turn].inEvent?.haste === 'always',
        page: voice.pages.staff,
      },
    ];
  }

  private async besidesManager({ region, isEmergency }: NeedVoice, turn: StaffTurn): Promise<number[]> {
    if (turn === 'staffAddressChanged') return [];
    if (turn === 'staffWorry') return this.regions.adminsOf(region);
    if (turn === 'staffCoordinator') return [...(await this.regions.managersOf(region)), ...(await this.users.allAdmins())];
    return isEmergency ? [...(await this.regions.managersOf(region)), ...(await this.regions.adminsOf(region))] : [];
  }
}
