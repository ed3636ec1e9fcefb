import { BROADCAST_CHANNELS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { BroadcastGate, type DueNotification, type GateAnswer, type WayOut } from '../notifications/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

/** The reason why unsent messages were taken back. */
export const STOPPED = 'broadcast:stopped';
const UNSUBSCRIBED = 'broadcast:unsubscribed';
const ERASED = 'broadcast:erased';
const CHANNELS = [...BROADCAST_CHANNELS, 'call'] as const;
const NO_LINK: WayOut = { url: '', oneClickUrl: null };

/**
 * Checks broadcasts once more just before they leave (rule 177): opt-outs since then, and stopped broadcasts.
 */
@Injectable()
export class BroadcastGateKeeperService extends BroadcastGate {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly repository: BroadcastsRepository,
  ) {
    super();
  }

  async validate(due: readonly DueNotification[]): Promise<GateAnswer> {
    const stopped = await this.repository.stoppedAmong([
      ...new Set(due.flatMap(({ broadcastId }) => broadcastId ?? [])),
    ]);
    const refused = new Map<number, string>();
    const ways = new Map<number, WayOut>();
    for (const channel of CHANNELS) {
      const ofChannel = due.filter((one) => one.channel === channel);
      if (ofChannel.length === 0) continue;
      const open = await this.open(
        channel,
        ofChannel.flatMap(({ receiverId }) => receiverId ?? []),
      );
      for (const { id, receiverId, broadcastId } of ofChannel) {
        const way = receiverId === null ? undefined : open.get(receiverId);
        if (broadcastId !== null && stopped.has(broadcastId)) refused.set(id, STOPPED);
        else if (receiverId === null) refused.set(id, ERASED);
        else if (way === undefined) refused.set(id, UNSUBSCRIBED);
        else ways.set(id, way);
      }
    }
    return { refused, ways };
  }

  /**
   * Returns the people who may still get one through a channel, with its opt-out link; in a call, a key
   * replaces the link.
   */
  private async open(
    channel: (typeof CHANNELS)[number],
    userIds: readonly number[],
  ): Promise<Map<number, WayOut>> {
    if (channel !== 'call') return this.subscriptions.waysOut(userIds, channel);
    const refused = await this.subscriptions.refusedAny(userIds);
    return new Map(userIds.filter((id) => !refused.has(id)).map((id) => [id, NO_LINK]));
  }
}
