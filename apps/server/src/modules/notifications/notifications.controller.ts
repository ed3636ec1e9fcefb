import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { NotificationRow, Option } from '@karov/api-client';
import { NOTIFICATION_TYPES, type NotificationType } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { CallerParam, type Caller } from '../../platform/security/caller.js';
import { NotificationLogRepository, type LogRow } from './notification-log.repository.js';

@ApiTags('notifications')
@Controller()
export class NotificationsController {
  constructor(private readonly log: NotificationLogRepository) {}

  @Get('notifications')
  @Access.signedIn()
  @ListAnswer('notifications')
  @Answers.list('NotificationRow')
  async list(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<NotificationRow>> {
    const page = await this.log.page(caller, query);
    return { total: page.total, rows: page.rows.map(toAnswer) };
  }

  @Get('notification-types')
  @Access.signedIn()
  @Answers.data('Option', { isArray: true })
  types(): { data: Option[] } {
    const locale = currentLocale();
    return { data: NOTIFICATION_TYPES.map((type) => ({ id: type, label: serverText(locale, `notificationTypes.${type}`) })) };
  }
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', day: '2-digit', month: '2-digit', year: 'numeric' });
const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit', minute: '2-digit', hour12: false });

function toAnswer(row: LogRow): NotificationRow {
  const type: NotificationType = row.type;
  return {
    id: row.id,
    type,
    receiver_type: row.receiver_type,
    send_to: row.send_to,
    date: DATE_FORMAT.format(row.created_at).replaceAll('/', '-'),
    time: TIME_FORMAT.format(row.created_at),
    created_at: row.created_at.toISOString(),
    action_type: row.channel,
    message: hideSecrets(row.message),
    status: row.status,
    error: row.error,
  };
}

/** The log never shows a code or a personal link (decisions 29, 32). */
function hideSecrets(message: string): string {
  const locale = currentLocale();
  return message
    .replaceAll('%{code}', serverText(locale, 'messages.hiddenCode'))
    .replaceAll('%{link}', serverText(locale, 'messages.hiddenLink'));
}
