import type { Locale } from '@karov/domain';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { ChoiceField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { DocumentsService } from './documents.service.js';

const LOCALES = { he: 'he-IL', en: 'en-US' } as const satisfies Record<string, Locale>;
type Language = keyof typeof LOCALES;

export class DocumentQueryDto {
  @ChoiceField(Object.keys(LOCALES), { optional: true }) lang?: Language;
}

@ApiTags('documents')
@Controller('documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('police-authorization')
  @Access.public()
  @Throttled(0.1)
  @Answers.file('application/pdf')
  @ApiOperation({ summary: 'The form with which the police is asked for a certificate' })
  async policeAuthorization(@Query() query: DocumentQueryDto): Promise<StreamableFile> {
    const locale = query.lang ? LOCALES[query.lang] : currentLocale();
    const file = await this.documents.policeAuthorization(locale);
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: 'attachment; filename="police-authorization.pdf"',
      length: file.length,
    });
  }
}
