import { isStaff, LIMITS } from '@karov/domain';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { Failure } from '../../../platform/errors/fail.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { tokenOf } from '../../../platform/realtime/socket-token.js';
import { obstacleOf, SessionReader } from '../../../platform/security/caller.js';
import { ChatAccessService } from '../chat-access.service.js';
import { CHATS, ownRoomOf, readAddress, roomOf } from '../chat-rooms.js';

type TypingAnswer = { ok: true } | { ok: false; code: string };

/**
 * Slightly less than the interval of the frontends, because signals may arrive closer together than they were
 * sent.
 */
const APART_MS = LIMITS.typingApartMs / 2;

/**
 * Typing in a conversation (rule 205): session and membership are checked at each signal, nothing is stored,
 * and only ids are sent to its followers, whose frontends know the names from the messages that they may
 * read.
 */
@WebSocketGateway({ namespace: CHATS })
export class ChatTypingGateway {
  private readonly lately = new WeakMap<Socket, number>();

  constructor(
    private readonly sessions: SessionReader,
    private readonly access: ChatAccessService,
    private readonly realtime: Realtime,
  ) {}

  @SubscribeMessage('typing')
  async typing(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<TypingAnswer> {
    if (!this.keepsPace(socket)) return { ok: false, code: 'TOO_MANY' };
    const address = readAddress(body);
    const caller = await this.sessions.read(tokenOf(socket));
    if (!caller || caller.isLocked || address === null) return { ok: false, code: 'SESSION_EXPIRED' };
    const obstacle = obstacleOf(caller);
    if (obstacle) return { ok: false, code: obstacle };
    try {
      const conversation = await this.access.require(caller, address);
      const { context, contextId: context_id, personId: person_id } = conversation;
      const signal = {
        context,
        context_id,
        person_id,
        writer_id: caller.userId,
        side: isStaff(caller.role) ? 'staff' : 'person',
      };
      this.realtime.publish(CHATS, [roomOf(conversation), ownRoomOf(person_id)], 'typing', signal);
    } catch (error) {
      return { ok: false, code: error instanceof Failure ? error.code : 'INTERNAL' };
    }
    return { ok: true };
  }

  private keepsPace(socket: Socket): boolean {
    const now = performance.now();
    if (now - (this.lately.get(socket) ?? -APART_MS) < APART_MS) return false;
    this.lately.set(socket, now);
    return true;
  }
}
