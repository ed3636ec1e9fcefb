import { formatPhone } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/signals/signals.js';
import { UsersRepository } from '../../users/index.js';
import type { MessageContext } from './message-context.js';
import { NeedMessagesService } from './need-messages.service.js';

/** Tells about a need in treatment that stays at the address from which its person has moved (rule 61). */
@Injectable()
export class KeptAddressService {
  constructor(
    private readonly users: UsersRepository,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Tells the staff, and the volunteer. For help by telephone nobody travels, and no address is mentioned to
   * the volunteer (rule 124).
   */
  async tell(tx: Tx, context: MessageContext, volunteerId: number): Promise<void> {
    const people = await this.users.people([context.seekerId, volunteerId]);
    const volunteer = people.get(volunteerId);
    await this.messages.toStaff(tx, context, 'staffAddressChanged', {
      name: people.get(context.seekerId)?.fullName ?? '',
      volunteer: volunteer?.fullName ?? '',
      phone: formatPhone(volunteer?.phone ?? ''),
    });
    if (context.named.helpType !== 'phone')
      await this.messages.toVolunteer(tx, context, 'volunteerAddressChanged', volunteerId);
  }
}
