import { Inject, Injectable } from '@nestjs/common';
import type { BroadcastLanguage, BroadcastPreview, BroadcastSample } from '@karov/api-client';
import { leavesAt, type BroadcastChannel, type Locale } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Caller } from '../../platform/security/caller.js';
import { BroadcastMessages, type SmsCost } from '../notifications/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { AudienceService, type Audience } from './audience.service.js';
import { leftOutRows } from './broadcast-reader.service.js';
import type { SendMessageDto } from './broadcasts.dto.js';

/** So many receivers are shown what they will read. */
const SAMPLES = 3;
/** Money is told to the hundredth. */
const HUNDREDTHS = 100;
const MS = 1000;
const HEBREW = /\p{Script=Hebrew}/u;

interface Language extends BroadcastLanguage {
  text: string;
  sms: SmsCost;
}

/** What a broadcast would be, before anything is written (rule 176). */
@Injectable()
export class BroadcastPreviews {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly audiences: AudienceService,
    private readonly messages: BroadcastMessages,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  async of(caller: Caller, dto: SendMessageDto): Promise<BroadcastPreview> {
    const audience = await this.audiences.of(caller, dto, dto.type);
    const languages = this.languages(audience, dto);
    const now = this.clock.now();
    const { perSecond, smsPrice, currency } = this.config.broadcasts;
    const segments = dto.type === 'sms' ? languages.reduce((sum, { count, segments: parts }) => sum + count * parts, 0) : 0;
    const counts = Object.fromEntries([...audience.leftOut].map(([reason, ids]) => [reason, ids.length]));
    return {
      type: dto.type,
      chosen: audience.kept.chosen,
      receivers: audience.receivers.length,
      left_out: leftOutRows({ ...counts, out_of_reach: audience.outOfReach }),
      languages: languages.map(({ locale, count, segments: parts }) => ({ locale, count, segments: parts })),
      costly: dto.type === 'sms' ? costlyLetters(languages) : [],
      is_unicode: dto.type === 'sms' && languages.some(({ sms }) => sms.isUnicode),
      segments_total: segments,
      cost: dto.type === 'sms' && smsPrice > 0 ? Math.round(segments * smsPrice * HUNDREDTHS) / HUNDREDTHS : null,
      currency,
      samples: await this.samples(audience, dto.type, languages),
      starts_at: (audience.kept.event_id === null ? leavesAt(now) : now).toISOString(),
      seconds: Math.ceil((audience.receivers.length / perSecond) * MS) / MS,
    };
  }

  /** By language, most first. */
  private languages({ receivers }: Audience, { message, type }: SendMessageDto): Language[] {
    const counts = new Map<Locale, number>();
    for (const { locale } of receivers) counts.set(locale, (counts.get(locale) ?? 0) + 1);
    return [...counts]
      .map(([locale, count]) => {
        const { text, sms } = this.messages.sample(message, locale, type, (code) => this.subscriptions.wayOut(type, code).url);
        return { locale, count, segments: type === 'sms' ? sms.segments : 1, text, sms };
      })
      .sort((one, other) => other.count - one.count);
  }

  private async samples(audience: Audience, channel: BroadcastChannel, languages: readonly Language[]): Promise<BroadcastSample[]> {
    const people = await this.audiences.first(audience, SAMPLES, channel);
    return people.map((person) => ({ ...person, text: languages.find(({ locale }) => locale === person.locale)?.text ?? '' }));
  }
}

/** In a text without Hebrew single letters make it dear; in Hebrew every letter does, and nothing can be done about it. */
function costlyLetters(languages: readonly Language[]): string[] {
  const letters = new Set(languages.filter(({ text }) => !HEBREW.test(text)).flatMap(({ sms }) => sms.costly));
  return [...letters];
}
