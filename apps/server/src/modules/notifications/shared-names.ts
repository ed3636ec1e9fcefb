import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import type { DueNotification } from './notifications.repository.js';
import { SharedNamesRepository } from './shared-names.repository.js';

type Named = Pick<
  DueNotification,
  'id' | 'receiverId' | 'channel' | 'sendTo' | 'secretKind' | 'message' | 'locale'
>;

/**
 * The most letters of a name at the beginning of a message: fewer than elsewhere, since it comes before the
 * content.
 */
const LETTERS = 15;

/**
 * The name with which a message begins where several people share its telephone (rule 238). A code is for the
 * number and names nobody.
 */
@Injectable()
export class SharedNames {
  constructor(private readonly repository: SharedNamesRepository) {}

  /** The same messages, with the first name of each receiver who shares the number. */
  async named<Message extends Named>(due: readonly Message[]): Promise<Message[]> {
    const told = due.filter(
      ({ receiverId, channel, secretKind }) =>
        receiverId !== null && channel !== 'email' && secretKind !== 'otp',
    );
    if (told.length === 0) return [...due];
    const names = await this.repository.namesOf(told);
    return due.map((message) => {
      const name =
        told.includes(message) && message.receiverId !== null ? names.get(message.receiverId) : undefined;
      return name === undefined
        ? message
        : {
            ...message,
            message: serverText(message.locale, 'messages.about', {
              name: name.slice(0, LETTERS),
              text: message.message,
            }),
          };
    });
  }
}
