import { isStaff } from '@karov/domain';
import { type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  ConnectedSocket,
  type OnGatewayConnection,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { Log } from '../../platform/logging/log.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { letIn } from '../../platform/realtime/socket-entry.js';
import { leaveSubscriptions } from '../../platform/realtime/socket-rooms.js';
import { tokenOf } from '../../platform/realtime/socket-token.js';
import { obstacleOf, SessionReader } from '../../platform/security/caller.js';
import { Signals } from '../../platform/signals/signals.js';
import { applicationChanged } from '../applications/index.js';
import { eventChanged } from '../events/index.js';
import { type Reach, RegionsRepository } from '../regions/index.js';
import { WaitingRepository } from './waiting.repository.js';

const NAMESPACE = '/staff';
/** The number of milliseconds within which changes become one query and one signal. */
const GATHER_MS = 200;
const EVERYWHERE = 'everywhere';

type SubscribeAnswer = { ok: true } | { ok: false; code: string };

/**
 * The live channel of staff's first screen: it pushes signals to reload, never data, to staff whose reach
 * includes a change.
 */
@WebSocketGateway({ namespace: NAMESPACE })
export class DeskGateway implements OnGatewayConnection, OnModuleInit, OnApplicationShutdown {
  private readonly applicationIds = new Set<number>();
  private readonly eventIds = new Set<number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sessions: SessionReader,
    private readonly regions: RegionsRepository,
    private readonly repository: WaitingRepository,
    private readonly realtime: Realtime,
    private readonly signals: Signals,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(applicationChanged, ({ applicationId }) =>
      Promise.resolve(this.gather(this.applicationIds, applicationId)),
    );
    this.signals.onAfter(eventChanged, ({ eventId }) => Promise.resolve(this.gather(this.eventIds, eventId)));
  }

  onApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  handleConnection(socket: Socket): Promise<void> {
    return letIn(socket, this.sessions, ({ role }) => isStaff(role));
  }

  /** Subscribes to changes within the caller's reach; session and reach are checked each time. */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: Socket): Promise<SubscribeAnswer> {
    const caller = await this.sessions.read(tokenOf(socket));
    if (!caller || !isStaff(caller.role)) return { ok: false, code: 'SESSION_EXPIRED' };
    const obstacle = obstacleOf(caller);
    if (obstacle) return { ok: false, code: obstacle };
    await leaveSubscriptions(socket);
    await socket.join(roomsOf(await this.regions.reachOf(caller)));
    return { ok: true };
  }

  private gather(ids: Set<number>, id: number): void {
    ids.add(id);
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.nudge().catch((error: unknown) =>
        this.log.error('the first screens of staff were not nudged', error),
      );
    }, GATHER_MS);
    this.timer.unref();
  }

  private async nudge(): Promise<void> {
    const [applicationIds, eventIds] = [[...this.applicationIds], [...this.eventIds]];
    this.applicationIds.clear();
    this.eventIds.clear();
    const places = await this.repository.whereabouts(applicationIds, eventIds);
    const rooms = new Set([
      EVERYWHERE,
      ...places.flatMap(({ state, managerId }) => [
        roomOfDistrict(state),
        ...(managerId === null ? [] : [roomOfManager(managerId)]),
      ]),
    ]);
    this.realtime.publish(NAMESPACE, [...rooms], 'refresh', {});
  }
}

function roomsOf({ userId, isManager, states }: Reach): string[] {
  const rooms = states === null ? [EVERYWHERE] : states.map(roomOfDistrict);
  return isManager ? [...rooms, roomOfManager(userId)] : rooms;
}

function roomOfDistrict(state: string): string {
  return `district-${state}`;
}

function roomOfManager(userId: number): string {
  return `manager-${userId}`;
}
