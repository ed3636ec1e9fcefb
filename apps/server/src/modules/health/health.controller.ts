import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { OwnWork } from '../../platform/database/own-work.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Queues } from '../../platform/queue/queues.js';
import { Access } from '../../platform/security/access.js';
import { clientIp } from '../../platform/security/throttle.js';
import { CountryByIp } from '../countries/index.js';

type State = 'up' | 'down';
const CHECK_TIMEOUT_MS = 3000;

@ApiTags('service')
@Controller()
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly ownWork: OwnWork,
    private readonly countries: CountryByIp,
  ) {}

  /** 200 with the state of database, queue and this process' own work; 503 when one is down. */
  @Get('health')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  async health(@Res({ passthrough: true }) response: Response): Promise<{ database: State; queue: State; work: State }> {
    const [database, queue, work] = await Promise.all([
      stateOf(this.database.manager.query('SELECT 1')), stateOf(this.queues.check()), stateOf(this.ownWork.check()),
    ]);
    if ([database, queue, work].includes('down')) response.status(503);
    return { database, queue, work };
  }

  /** What the fronts must know before anybody is signed in. */
  @Get('config')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  frontConfig(@Req() request: Request): { data: object } {
    return {
      data: {
        // The visitor's country; when it is unknown, by language (decision 23).
        default_country: this.countries.find(clientIp(request)) ?? (currentLocale() === 'he-IL' ? 'IL' : 'US'),
        tiles_url: this.config.tiles?.url ?? null,
        tiles_attribution: this.config.tiles?.attribution ?? '',
        demo: this.config.demo,
        support: this.config.support,
        organization_name: this.config.organizationName,
        fault_notice: this.config.faultNotice,
        accessibility: {
          coordinator: this.config.accessibility.coordinator,
          phone: this.config.accessibility.phone,
          email: this.config.accessibility.email,
          address: this.config.accessibility.address,
          statement_date: this.config.accessibility.statementDate,
        },
      },
    };
  }
}

async function stateOf(check: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('down'), CHECK_TIMEOUT_MS);
  });
  const state = await Promise.race([check.then((): State => 'up', (): State => 'down'), late]);
  clearTimeout(timer);
  return state;
}
