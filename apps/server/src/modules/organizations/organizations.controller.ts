import type { OrganizationCard, OrganizationRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { FileUpload, sendFile, type UploadedBytes } from '../files/index.js';
import { OrganizationFormDto } from './organizations.dto.js';
import { OrganizationsService } from './organizations.service.js';
import { organizationSheet } from './organizations.sheet.js';
import type { OrganizationWords } from './organizations.types.js';

const WORDS = { type: 'string', maxLength: LIMITS.messageWordsMax } as const;
const FORM = {
  fields: {
    name: { type: 'string' },
    greeting_he: WORDS,
    greeting_en: WORDS,
    signature_he: WORDS,
    signature_en: WORDS,
  },
  file: 'logo',
  required: ['name'],
} as const;
/** `_method` marks a change (rule 14). */
const CHANGE = { ...FORM, fields: { ...FORM.fields, _method: { type: 'string', enum: ['PUT'] } } } as const;
interface Saved {
  data: OrganizationRow;
  message: string;
}

@ApiTags('organizations')
@Access.admin()
@Controller('admin')
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get('auth/organization/:slug')
  @Access.public()
  @Answers.data('OrganizationCard')
  @ApiOperation({ summary: 'The name and logo of an organization, for its registration page' })
  async card(@Param('slug') slug: string): Promise<{ data: OrganizationCard }> {
    return { data: await this.organizations.card(slug) };
  }

  @Get('auth/organization/:slug/logo')
  @Access.public()
  @Answers.file('image/*')
  @ApiOperation({ summary: 'The logo of an organization' })
  async logo(@Param('slug') slug: string, @Res() response: Response): Promise<void> {
    sendFile(response, await this.organizations.logo(slug), { isPublic: true });
  }

  @Get('organizations')
  @ListAnswer('organizations', organizationSheet)
  @Answers.list('OrganizationRow')
  @ApiOperation({ summary: 'The organizations' })
  list(@List() query: ListQuery): Promise<ListPage<OrganizationRow>> {
    return this.organizations.page(query);
  }

  @Get('organizations/:id')
  @Answers.data('OrganizationRow')
  @ApiOperation({ summary: 'One organization' })
  async one(@Param('id', IdPipe) id: number): Promise<{ data: OrganizationRow }> {
    return { data: await this.organizations.find(id) };
  }

  @Post('organizations')
  @HttpCode(200)
  @UseInterceptors(FileUpload('logo', 'logo'))
  @Takes.upload(FORM)
  @Answers.data('OrganizationRow')
  @ApiOperation({ summary: 'Adds an organization' })
  async add(
    @Body() form: OrganizationFormDto,
    @UploadedFile() logo: UploadedBytes | undefined,
    @CallerParam() caller: Caller,
  ): Promise<Saved> {
    return saved(await this.organizations.add(caller, form.name, wordsOf(form), logo?.buffer ?? null));
  }

  @Post('organizations/:id')
  @HttpCode(200)
  @UseInterceptors(FileUpload('logo', 'logo'))
  @Takes.upload(CHANGE)
  @ApiOperation({ summary: 'Changes an organization; multipart forms say `_method` PUT (rule 14)' })
  @Answers.data('OrganizationRow')
  async change(
    @Param('id', IdPipe) id: number,
    @Body() form: OrganizationFormDto,
    @UploadedFile() logo: UploadedBytes | undefined,
    @CallerParam() caller: Caller,
  ): Promise<Saved> {
    return saved(await this.organizations.change(caller, id, form.name, wordsOf(form), logo?.buffer ?? null));
  }

  @Put('organizations/:id')
  @UseInterceptors(FileUpload('logo', 'logo'))
  @Takes.upload(FORM)
  @Answers.data('OrganizationRow')
  @ApiOperation({ summary: 'Changes an organization' })
  put(
    @Param('id', IdPipe) id: number,
    @Body() form: OrganizationFormDto,
    @UploadedFile() logo: UploadedBytes | undefined,
    @CallerParam() caller: Caller,
  ): Promise<Saved> {
    return this.change(id, form, logo, caller);
  }

  @Delete('organizations/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Deletes an organization' })
  async remove(@Param('id', IdPipe) id: number, @CallerParam() caller: Caller): Promise<{ message: string }> {
    await this.organizations.remove(caller, id);
    return { message: serverText(currentLocale(), 'answers.organizationDeleted') };
  }
}

function saved(data: OrganizationRow): Saved {
  return { data, message: serverText(currentLocale(), 'answers.organizationSaved') };
}

/** Returns the greeting and signature in a form, leaving out omitted ones. */
function wordsOf(form: OrganizationFormDto): Partial<OrganizationWords> {
  const words = {
    greetingHe: form.greeting_he,
    greetingEn: form.greeting_en,
    signatureHe: form.signature_he,
    signatureEn: form.signature_en,
  };
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
