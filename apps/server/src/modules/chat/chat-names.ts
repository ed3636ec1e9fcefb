import { Injectable } from '@nestjs/common';
import type { Locale } from '@karov/domain';
import { PlacesService } from '../places/index.js';
import type { Conversation } from './chat.types.js';

/** What a conversation is about, in the reader's language: an event's type and town, or a category. */
@Injectable()
export class ChatNames {
  constructor(private readonly places: PlacesService) {}

  of({ nameHe, nameEn, city }: Conversation, locale: Locale): string {
    const name = locale === 'he-IL' ? nameHe : nameEn;
    return city === '' ? name : `${name} · ${this.places.townName(city, locale)}`;
  }
}
