import type { NotificationType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { RegionsRepository } from '../../regions/index.js';
import { UsersRepository } from '../../users/index.js';
import type { MessageContext } from './message-context.js';
import { type StaffTrigger, TRIGGERS } from './need-triggers.js';

/** Staff's first screen, which also shows emergencies in other managers' events. */
export const FIRST_SCREEN = '/admin';

/** Triggers that are sent to staff as an emergency. */
const EMERGENCIES: ReadonlySet<StaffTrigger> = new Set<StaffTrigger>([
  'staffApproved',
  'staffUrgentAcceptance',
  'staffCoordinator',
]);
/**
 * Triggers of an ordinary single request that are also sent to the managers of the region: nobody was found,
 * or nobody confirmed the volunteer (rule 80).
 */
const FOR_MANAGERS: ReadonlySet<StaffTrigger> = new Set<StaffTrigger>([
  'staffCoordinator',
  'staffUnconfirmed',
]);

/** Members of staff who get the same message. */
export interface StaffAudience {
  receiverType: 'admin' | 'manager';
  ids: readonly number[];
  type: NotificationType;
  isUrgent: boolean;
  page: string;
}

/**
 * Chooses the members of staff to tell: those of the region for a single request, and the event's manager
 * first for an event (rules 50, 71, 80).
 */
@Injectable()
export class NeedStaffService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
  ) {}

  /**
   * Returns the members of staff to tell; the escalation repeats messages about needs that wait at the
   * coordinators' desk (rule 220).
   */
  of(context: MessageContext, trigger: StaffTrigger): Promise<StaffAudience[]> {
    if (!context.event) return this.alone(context, trigger);
    return trigger === 'staffEmergency'
      ? this.ofEmergency(context, context.event.managerId)
      : this.ofEvent(context, context.event.managerId, trigger);
  }

  /** Returns the admins of the region, and for an emergency also its managers. */
  private async alone(context: MessageContext, trigger: StaffTrigger): Promise<StaffAudience[]> {
    const admins = await this.regions.adminsOf(context.region);
    const type = context.isEmergency ? 'emergency' : 'system';
    const toAdmins: StaffAudience = {
      receiverType: 'admin',
      ids: admins,
      type,
      isUrgent: context.isPressing,
      page: context.pages.staff,
    };
    if (!context.isEmergency && !FOR_MANAGERS.has(trigger)) return [toAdmins];
    const managers = (await this.regions.managersOf(context.region)).filter((id) => !admins.includes(id));
    return [
      toAdmins,
      {
        ...toAdmins,
        receiverType: 'manager',
        ids: managers,
        isUrgent: context.isEmergency || toAdmins.isUrgent,
      },
    ];
  }

  /**
   * Returns the event's manager and the admins, who see the emergency on the map, and the managers of other
   * events, who see it on their first screen.
   */
  private async ofEmergency(context: MessageContext, managerId: number): Promise<StaffAudience[]> {
    const managers = await this.regions.managersOf(context.region);
    const admins = await this.regions.adminsOf(context.region);
    const onTheMap = new Set([managerId, ...admins]);
    const shared = { type: 'emergency', isUrgent: true } as const;
    return [
      ...eachRole(admins, [managerId]).map((audience) => ({
        ...shared,
        ...audience,
        page: context.pages.staff,
      })),
      {
        ...shared,
        receiverType: 'manager',
        ids: managers.filter((id) => !onTheMap.has(id)),
        page: FIRST_SCREEN,
      },
    ];
  }

  private async ofEvent(
    context: MessageContext,
    managerId: number,
    trigger: StaffTrigger,
  ): Promise<StaffAudience[]> {
    const { admins, managers } = await this.besidesManager(context, trigger);
    const isEmergency = context.isEmergency && EMERGENCIES.has(trigger);
    return eachRole(admins, [managerId, ...managers]).map((audience) => ({
      ...audience,
      type: isEmergency ? 'emergency' : TRIGGERS[trigger].type,
      isUrgent: TRIGGERS[trigger].inEvent?.priority === 'always',
      page: context.pages.staff,
    }));
  }

  private async besidesManager(
    { region, isEmergency }: MessageContext,
    trigger: StaffTrigger,
  ): Promise<{ admins: readonly number[]; managers: readonly number[] }> {
    if (trigger === 'staffAddressChanged') return NOBODY_ELSE;
    if (trigger === 'staffWorry') return { admins: await this.regions.adminsOf(region), managers: [] };
    if (trigger === 'staffCoordinator')
      return {
        admins: await this.users.allAdmins(),
        managers: await this.regions.managersOf(region),
      };
    return isEmergency
      ? {
          admins: await this.regions.adminsOf(region),
          managers: await this.regions.managersOf(region),
        }
      : NOBODY_ELSE;
  }
}

const NOBODY_ELSE = { admins: [], managers: [] };

/** Returns staff by the role in which they are told, each once: as an admin whoever is one. */
function eachRole(
  admins: readonly number[],
  managers: readonly number[],
): Pick<StaffAudience, 'receiverType' | 'ids'>[] {
  const asAdmin = new Set(admins);
  return [
    { receiverType: 'admin', ids: [...asAdmin] },
    { receiverType: 'manager', ids: [...new Set(managers)].filter((id) => !asAdmin.has(id)) },
  ];
}
