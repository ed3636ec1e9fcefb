import type { MessageTextRow, OrganizationWordsSample } from '@karov/api-client';
import { LOCALES } from '@karov/domain';
import { MESSAGE_KEYS, MESSAGE_REGISTER, type MessageKey } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Answers } from '../../../platform/http/answers.js';
import { Access } from '../../../platform/security/access.js';
import { MOST_SEGMENTS, samplesOf, sampleWithWords } from './message-samples.js';
import { OrganizationWordsDto } from './organization-words.dto.js';

/** All messages that the system sends, as people read them (rule 165). */
@ApiTags('notifications')
@Controller('admin')
export class MessageTextsController {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  @Get('message-texts')
  @Access.admin()
  @Answers.all('MessageTextRow')
  @ApiOperation({
    summary: 'The text of every message in both languages and all forms, with the parts of its SMS',
  })
  all(): { data: MessageTextRow[] } {
    return { data: MESSAGE_KEYS.map((key) => this.rowOf(key)) };
  }

  @Post('message-texts/organization-words')
  @HttpCode(200)
  @Access.admin()
  @Answers.all('OrganizationWordsSample')
  @ApiOperation({
    summary:
      'How a message would read with an organization’s greeting and signature, in both languages, and the parts of its SMS; nothing is kept',
  })
  withWords(@Body() form: OrganizationWordsDto): { data: OrganizationWordsSample[] } {
    const { greeting_he = '', greeting_en = '', signature_he = '', signature_en = '' } = form;
    return {
      data: [
        sampleWithWords('he-IL', this.config.publicUrl, { greeting: greeting_he, signature: signature_he }),
        sampleWithWords('en-US', this.config.publicUrl, { greeting: greeting_en, signature: signature_en }),
      ],
    };
  }

  private rowOf(key: MessageKey): MessageTextRow {
    const { to, occasion } = MESSAGE_REGISTER[key];
    const forms = LOCALES.flatMap((locale) =>
      samplesOf(key, locale, this.config.publicUrl).map(({ form, text, segments }) => ({
        locale,
        form,
        text,
        segments,
      })),
    );
    return { id: key, to, occasion, most_segments: MOST_SEGMENTS[occasion], forms };
  }
}
