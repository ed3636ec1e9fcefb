import type {
  BroadcastLanguage,
  BroadcastPeople,
  BroadcastPreview,
  BroadcastSample,
} from '@karov/api-client';
import { type Channel, groupedBy, type Locale } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Caller } from '../../platform/security/caller.js';
import { MessageText, type SmsCost, wayOutOf } from '../notifications/index.js';
import { leftOutRows } from './broadcast-reader.service.js';
import type { AudiencePageDto, SendMessageDto } from './broadcasts.dto.js';
import { BroadcastsRepository } from './broadcasts.repository.js';
import { type Audience, BroadcastsService } from './broadcasts.service.js';

const DEFAULT_PER_PAGE = 50;
/** The number of recipients in the preview's samples. */
const SAMPLES = 3;
/** Money is rounded to hundredths. */
const HUNDREDTHS = 100;
const MS = 1000;
const HEBREW = /\p{Script=Hebrew}/u;

/** The text in one language, for one channel. */
interface Words {
  text: string;
  sms: SmsCost;
}

/** Previews a broadcast before anything is written (rule 176). */
@Injectable()
export class BroadcastPreviewsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly broadcasts: BroadcastsService,
    private readonly repository: BroadcastsRepository,
    private readonly text: MessageText,
  ) {}

  async of(caller: Caller, dto: SendMessageDto): Promise<BroadcastPreview> {
    const audience = await this.broadcasts.audienceOf(caller, dto, dto.type);
    // a text is worked out once for each way and language, of which there are few, and not for each receiver
    const alike = groupedBy(audience.receivers, ({ locale, channel }) => `${channel}|${locale}`);
    const texts = new Map(
      [...alike].flatMap(([key, [one]]) =>
        one ? [[key, this.words(dto.message, one.locale, one.channel)] as const] : [],
      ),
    );
    const languages = languagesOf(audience, texts);
    const channels = countsOf(audience.receivers.map(({ channel }) => channel));
    const segments = [...alike].reduce(
      (sum, [key, { length }]) =>
        sum + (key.startsWith('sms|') ? length * (texts.get(key)?.sms.segments ?? 0) : 0),
      0,
    );
    const now = this.clock.now();
    const counts = Object.fromEntries([...audience.leftOut].map(([reason, ids]) => [reason, ids.length]));
    const sms = [...texts].flatMap(([key, words]) => (key.startsWith('sms|') ? [words] : []));
    return {
      type: dto.type,
      chosen: audience.kept.chosen,
      receivers: audience.receivers.length,
      left_out: leftOutRows({ ...counts, out_of_reach: audience.outOfReach }),
      channels: channels.map(([channel, count]) => ({ channel, count })),
      languages,
      costly: costlyLetters(sms),
      is_unicode: sms.some((words) => words.sms.isUnicode),
      segments_total: segments,
      cost: this.cost(segments, new Map(channels).get('call') ?? 0),
      currency: this.config.broadcasts.currency,
      samples: await this.samples(audience, dto, texts),
      starts_at: this.quiet.leavesAt(now, await this.broadcasts.canWaitUntil(audience.kept)).toISOString(),
      seconds: Math.ceil((audience.receivers.length / this.config.broadcasts.perSecond) * MS) / MS,
    };
  }

  /**
   * A page of the recipients, or of the people excluded for a given reason. People outside the caller's reach
   * are shown without a name.
   */
  async people(caller: Caller, dto: AudiencePageDto): Promise<BroadcastPeople> {
    const audience = await this.broadcasts.audienceOf(caller, dto, dto.type);
    const ids =
      dto.reason === undefined
        ? audience.receivers.map(({ id }) => id)
        : (audience.leftOut.get(dto.reason) ?? []);
    const perPage = dto.per_page ?? DEFAULT_PER_PAGE;
    const from = ((dto.page ?? 1) - 1) * perPage;
    return {
      total: ids.length,
      people: await this.repository.people(ids.slice(from, from + perPage), dto.type),
    };
  }

  private words(message: string, locale: Locale, channel: Channel): Words {
    return this.text.sampleOfBroadcast(
      message,
      locale,
      channel,
      (code) => wayOutOf(this.config.publicUrl, channel === 'email' ? 'email' : 'sms', code).url,
    );
  }

  /** Returns the cost; null if nothing is charged, or if a price that is needed is unknown. */
  private cost(segments: number, calls: number): number | null {
    const { smsPrice, callPrice } = this.config.broadcasts;
    if ((segments === 0 && calls === 0) || (segments > 0 && smsPrice === 0) || (calls > 0 && callPrice === 0))
      return null;
    return Math.round((segments * smsPrice + calls * callPrice) * HUNDREDTHS) / HUNDREDTHS;
  }

  private async samples(
    audience: Audience,
    { type }: SendMessageDto,
    texts: ReadonlyMap<string, Words>,
  ): Promise<BroadcastSample[]> {
    const people = await this.repository.people(
      audience.receivers.slice(0, SAMPLES).map(({ id }) => id),
      type,
    );
    const channels = new Map(audience.receivers.slice(0, SAMPLES).map(({ id, channel }) => [id, channel]));
    return people.map((person) => {
      const channel = channels.get(person.id) ?? 'sms';
      return { ...person, channel, text: texts.get(`${channel}|${person.locale}`)?.text ?? '' };
    });
  }
}

/** The languages, the most frequent first, with their number of SMS parts. */
function languagesOf({ receivers }: Audience, texts: ReadonlyMap<string, Words>): BroadcastLanguage[] {
  return countsOf(receivers.map(({ locale }) => locale)).map(([locale, count]) => ({
    locale,
    count,
    segments: texts.get(`sms|${locale}`)?.sms.segments ?? 1,
  }));
}

/** The count of each value, the most frequent first. */
function countsOf<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The characters that make an SMS without Hebrew expensive; a Hebrew text is expensive in any case. */
function costlyLetters(words: readonly Words[]): string[] {
  const letters = new Set(words.filter(({ text }) => !HEBREW.test(text)).flatMap(({ sms }) => sms.costly));
  return [...letters];
}
