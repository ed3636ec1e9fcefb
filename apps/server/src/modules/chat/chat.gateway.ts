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
import { chatRead, chatWritten } from './chat.signals.js';
import type { ChatRef } from './chat.types.js';
import { ChatAccessService } from './chat-access.service.js';
import { CHATS as NAMESPACE, ownRoomOf, readAddress, roomOf } from './chat-rooms.js';

type SubscribeAnswer = { ok: true } | { ok: false; code: string };

/**
 * The live channel of a conversation: it pushes signals to reload, never data, to the participants (rule 37).
 */
@WebSocketGateway({ namespace: NAMESPACE })
export class ChatGateway implements OnGatewayConnection, OnModuleInit {
  constructor(
    private readonly sessions: SessionReader,
    private readonly access: ChatAccessService,
    private readonly realtime: Realtime,
    private readonly signals: Signals,
  ) {}

  onModuleInit(): void {
    for (const signal of [chatWritten, chatRead]) this.signals.onAfter(signal, (ref) => this.tell(ref));
  }

  private tell(ref: ChatRef): Promise<void> {
    const about = { context: ref.context, context_id: ref.contextId, person_id: ref.personId };
    this.realtime.publish(NAMESPACE, [roomOf(ref), ownRoomOf(ref.personId)], 'refresh', about);
    return Promise.resolve();
  }

  handleConnection(socket: Socket): Promise<void> {
    return letIn(socket, this.sessions, () => true);
  }

  /** Subscribes to a conversation; session and membership are checked each time. */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<SubscribeAnswer> {
    const address = readAddress(body);
    const caller = await this.sessions.read(tokenOf(socket));
    if (!caller || address === null) return { ok: false, code: 'SESSION_EXPIRED' };
    const obstacle = obstacleOf(caller);
    if (obstacle) return { ok: false, code: obstacle };
    try {
      const conversation = await this.access.require(caller, address);
      await leaveSubscriptions(socket);
      await socket.join(roomOf(conversation));
    } catch (error) {
      return { ok: false, code: error instanceof Failure ? error.code : 'INTERNAL' };
    }
    return { ok: true };
  }

  /** Follows all of the caller's own conversations, for help seekers and volunteers. */
  @SubscribeMessage('follow')
  async follow(@ConnectedSocket() socket: Socket): Promise<SubscribeAnswer> {
    const caller = await this.sessions.read(tokenOf(socket));
    if (!caller) return { ok: false, code: 'SESSION_EXPIRED' };
    const obstacle = obstacleOf(caller);
    if (obstacle) return { ok: false, code: obstacle };
    await socket.join(ownRoomOf(caller.userId));
    return { ok: true };
  }
}
