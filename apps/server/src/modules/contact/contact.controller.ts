import type { ContactRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam, OptionalCallerParam } from '../../platform/security/caller.js';
import { ContactFormDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';
import { contactSheet } from './contact.sheet.js';
import { VisitorContactsService } from './visitor-contacts.service.js';

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(
    private readonly contacts: ContactService,
    private readonly visitors: VisitorContactsService,
  ) {}

  @Post('contacts')
  @HttpCode(200)
  @Access.known()
  @Answers.message()
  @ApiOperation({ summary: 'Writes to those who run the service' })
  async send(
    @OptionalCallerParam() caller: Caller | null,
    @Body() form: ContactFormDto,
  ): Promise<{ message: string }> {
    await (caller
      ? this.contacts.send({ userId: caller.userId, role: caller.role }, form)
      : this.visitors.send(form));
    return { message: serverText(currentLocale(), 'answers.contactSent') };
  }

  @Get('admin/contacts')
  @Access.admin()
  @ListAnswer('contacts', contactSheet)
  @Answers.list('ContactRow')
  @ApiOperation({ summary: 'What people have written' })
  list(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<ContactRow>> {
    return this.contacts.page(caller, query);
  }
}
