import { LOCALES } from '@karov/domain';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../platform/security/access.js';
import { OUTBOX_SCRIPT, outboxPage } from './outbox-page.js';

@ApiExcludeController()
@Controller()
@Access.public()
export class OutboxController {
  @Get('outbox')
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(@Query('locale') wanted: unknown): string {
    return outboxPage(LOCALES.find((locale) => locale === wanted) ?? 'he-IL');
  }

  @Get('demo/outbox.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return OUTBOX_SCRIPT;
  }
}
