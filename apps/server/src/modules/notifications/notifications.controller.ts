import type { NotificationRow, Option } from '@karov/api-client';
import { NOTIFICATION_TYPES } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { NotificationLogService } from './notification-log.service.js';
import { notificationSheet } from './notifications.sheet.js';

@ApiTags('notifications')
@Controller()
export class NotificationsController {
  constructor(private readonly log: NotificationLogService) {}

  @Get('notifications')
  @Access.signedIn()
  @ListAnswer('notifications', notificationSheet)
  @Answers.list('NotificationRow')
  @ApiOperation({ summary: 'The messages within the caller’s reach' })
  list(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<NotificationRow>> {
    return this.log.page(caller, query);
  }

  @Get('notification-types')
  @Access.signedIn()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The kinds of messages to filter by' })
  types(): { data: Option[] } {
    const locale = currentLocale();
    return {
      data: NOTIFICATION_TYPES.map((type) => ({
        id: type,
        label: serverText(locale, `notificationTypes.${type}`),
      })),
    };
  }
}
