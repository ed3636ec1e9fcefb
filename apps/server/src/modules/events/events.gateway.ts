import { isStaff } from '@karov/domain';
import { type OnModuleInit } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { Failure } from '../../platform/errors/fail.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { letIn } from '../../platform/realtime/socket-entry.js';
import { leaveSubscriptions } from '../../platform/realtime/socket-rooms.js';
import { tokenOf } from '../../platform/realtime/socket-token.js';
import { obstacleOf, SessionReader } from '../../platform/security/caller.js';
import { Signals } from '../../platform/signals/signals.js';
import { EventsService } from './events.service.js';
import { eventChanged } from './events.signals.js';

const NAMESPACE = '/events';
/** The number of milliseconds within which many changes (a thousand answers) become one signal. */
const GATHER_MS = 150;

type SubscribeAnswer = { ok: true } | { ok: false; code: string };

/**
 * The live channel of an event: it pushes signals to reload, never data, to staff who may see the event (rule
 * 158).
 */
@WebSocketGateway({ namespace: NAMESPACE })
export class EventsGateway implements OnGatewayConnection, OnModuleInit {
  private readonly waiting = new Map<number, NodeJS.Timeout>();

  constructor(
    private readonly sessions: SessionReader,
    private readonly events: EventsService,
    private readonly realtime: Realtime,
    private readonly signals: Signals,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(eventChanged, ({ eventId }) => Promise.resolve(this.nudge(eventId)));
  }

  handleConnection(socket: Socket): Promise<void> {
    return letIn(socket, this.sessions, ({ role }) => isStaff(role));
  }

  /** Subscribes to an event; session and reach are checked each time. */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<SubscribeAnswer> {
    const eventId = readEventId(body);
    const caller = await this.sessions.read(tokenOf(socket));
    if (!caller || eventId === null) return { ok: false, code: 'SESSION_EXPIRED' };
    const obstacle = obstacleOf(caller);
    if (obstacle) return { ok: false, code: obstacle };
    try {
      await this.events.require(caller, eventId);
    } catch (error) {
      return { ok: false, code: error instanceof Failure ? error.code : 'INTERNAL' };
    }
    await leaveSubscriptions(socket);
    await socket.join(roomOf(eventId));
    return { ok: true };
  }

  private nudge(eventId: number): void {
    if (this.waiting.has(eventId)) return;
    const timer = setTimeout(() => {
      this.waiting.delete(eventId);
      this.realtime.publish(NAMESPACE, [roomOf(eventId)], 'refresh', { event_id: eventId });
    }, GATHER_MS);
    timer.unref();
    this.waiting.set(eventId, timer);
  }
}

function roomOf(eventId: number): string {
  return `event-${eventId}`;
}

function readEventId(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('event_id' in body)) return null;
  return typeof body.event_id === 'number' && Number.isInteger(body.event_id) ? body.event_id : null;
}
