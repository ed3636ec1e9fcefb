import type { VolunteerDocuments } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { ChoiceField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { FileUpload, type UploadedBytes } from '../files/index.js';
import { DOCUMENT_KINDS, type DocumentKind, VettingService } from './vetting.service.js';

/** The proportion of the calls allowed per minute that may contain a file. */
const SHARE = 0.1;

class DocumentDto {
  @ChoiceField(DOCUMENT_KINDS) kind: DocumentKind;
}

/** Volunteers' documents: the police certificate and a guardian's approval (rule 87). */
@ApiTags('volunteers')
@Controller('volunteer/documents')
export class DocumentsOfVolunteersController {
  constructor(private readonly vetting: VettingService) {}

  @Get()
  @Access.volunteer()
  @Answers.data('VolunteerDocuments')
  @ApiOperation({ summary: 'The caller’s documents and how far their approval is' })
  async read(@CallerParam() caller: Caller): Promise<{ data: VolunteerDocuments }> {
    return { data: await this.vetting.documents(caller.userId) };
  }

  @Post()
  @HttpCode(200)
  @Access.volunteer()
  @Throttled(SHARE)
  @UseInterceptors(FileUpload('file', 'police'))
  @Takes.upload({
    fields: { kind: { type: 'string', enum: DOCUMENT_KINDS } },
    file: 'file',
    required: ['kind', 'file'],
  })
  @ApiOperation({ summary: 'Hands in a document; an admin looks at it' })
  @Answers.data('VolunteerDocuments')
  async handIn(
    @CallerParam() caller: Caller,
    @Body() { kind }: DocumentDto,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<{ message: string; data: VolunteerDocuments }> {
    const data = await this.vetting.handIn(caller.userId, kind, file?.buffer);
    return { message: serverText(currentLocale(), 'answers.documentHandedIn'), data };
  }
}
