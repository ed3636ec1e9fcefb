import type { ChatMessage } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { IntField, TextField, UuidField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { FileUpload, sendFile, type UploadedBytes } from '../files/index.js';
import { addressOf } from './chat.rules.js';
import { ChatPicturesService } from './chat-pictures.service.js';

/** The proportion of the calls allowed per minute that may contain a picture. */
const SHARE = 0.1;
const TEXT = { type: 'string' } as const;
const ID = { type: 'integer' } as const;

/** A picture for a conversation, with or without text; addressed like a message. */
export class ChatPictureForm {
  @TextField({ max: LIMITS.noteMax, optional: true }) sms?: string;
  @TextField({ max: LIMITS.textMax, optional: true }) description?: string;
  @UuidField() send_key: string;
  @IntField({ min: 1, optional: true }) event_id?: number;
  @IntField({ min: 1, optional: true }) category_id?: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}

/** Pictures in conversations (rule 200). */
@ApiTags('chat')
@Controller('chats/pictures')
export class ChatPicturesController {
  constructor(private readonly pictures: ChatPicturesService) {}

  @Post()
  @HttpCode(200)
  @Access.signedIn()
  @Throttled(SHARE)
  @UseInterceptors(FileUpload('picture', 'chat'))
  @Takes.upload({
    fields: {
      sms: TEXT,
      description: TEXT,
      send_key: { type: 'string', format: 'uuid' },
      event_id: ID,
      category_id: ID,
      receiver_id: ID,
    },
    file: 'picture',
    required: ['picture', 'send_key'],
  })
  @Answers.data('ChatMessage')
  @ApiOperation({
    summary: 'Sends a picture into a conversation; the same key once more is the same message',
  })
  async send(
    @CallerParam() caller: Caller,
    @Body() form: ChatPictureForm,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<{ message: string; data: ChatMessage }> {
    const { sms: text = '', description = '', send_key: sendKey } = form;
    const data = await this.pictures.send(caller, addressOf(form), {
      bytes: file?.buffer,
      sendKey,
      description,
      text,
    });
    return { message: serverText(currentLocale(), 'chat.sent'), data };
  }

  @Get(':pictureId')
  @Access.signedIn()
  @Answers.file('image/jpeg')
  @ApiOperation({ summary: 'A picture of a conversation, for those who take part in it' })
  async picture(
    @CallerParam() caller: Caller,
    @Param('pictureId') pictureId: string,
    @Res() response: Response,
  ): Promise<void> {
    sendFile(response, await this.pictures.open(caller, pictureId), { isPublic: false });
  }
}
