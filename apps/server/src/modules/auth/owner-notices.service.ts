import { formatPhone, type Role } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { emailReplaced, UsersRepository } from '../users/index.js';

/**
 * Tells an account's owner that the ways to sign in have changed. The notice goes through the owner's channel
 * and by e-mail, so that at least one of the two was not used as proof, and always to their number (rule
 * 234).
 */
@Injectable()
export class OwnerNoticesService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly signals: Signals,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(emailReplaced, async ({ userId }, tx) => {
      const [role] = (await this.users.accountById(userId))?.roles ?? [];
      if (role) await this.tell(tx, { userId, role }, 'messages.emailChanged');
    });
  }

  async tell(
    tx: Tx,
    { userId, role }: { userId: number; role: Role },
    text: ServerTextKey,
    params: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const all = { ...params, support: formatPhone(this.config.support.phone) };
    const texts = { 'he-IL': serverText('he-IL', text, all), 'en-US': serverText('en-US', text, all) };
    const notice = {
      type: 'system',
      receiverType: role,
      receivers: [{ userId }],
      texts,
      canWaitUntil: null,
      isUrgent: true,
    } as const;
    await this.notifications.announceAll(tx, [notice, { ...notice, byMail: true, isPressing: false }]);
    // anybody with the session can deselect channels, so deselecting them hides nothing from the owner
    await this.notifications.tellNumber(tx, { userId, receiverType: role, texts });
  }
}
