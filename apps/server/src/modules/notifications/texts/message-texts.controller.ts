import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MessageTextRow } from '@karov/api-client';
import { LOCALES } from '@karov/domain';
import { MESSAGE_KEYS, MESSAGE_REGISTER, type MessageKey } from '@karov/i18n/server';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { Answers } from '../../../platform/http/answers.js';
import { Access } from '../../../platform/security/access.js';
import { MOST_SEGMENTS, samplesOf } from './message-samples.js';

/** All messages of the product, as people read them (rule 165). */
@ApiTags('notifications')
@Controller('admin')
export class MessageTextsController {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  @Get('message-texts')
  @Access.admin()
  @Answers.all('MessageTextRow')
  @ApiOperation({ summary: 'The text of every message in both languages and all forms, with the parts of its SMS' })
  all(): { data: MessageTextRow[] } {
    return { data: MESSAGE_KEYS.map((key) => this.rowOf(key)) };
  }

  private rowOf(key: MessageKey): MessageTextRow {
    const { to, occasion } = MESSAGE_REGISTER[key];
    const forms = LOCALES.flatMap((locale) =>
      samplesOf(key, locale, this.config.publicUrl).map(({ form, text, segments }) => ({ locale, form, text, segments })),
    );
    return { id: key, to, occasion, most_segments: MOST_SEGMENTS[occasion], forms };
  }
}
