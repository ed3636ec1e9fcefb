import type { PublicConfig, ServiceHealth, ServiceLife } from '@karov/api-client';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { clientIp } from '../../platform/security/throttle.js';
import { CountryByIp } from '../countries/index.js';
import { HealthStatesService, isWell } from './health-states.service.js';

@ApiTags('service')
@Controller()
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly states: HealthStatesService,
    private readonly countries: CountryByIp,
  ) {}

  /**
   * Returns 200 with the state of the database, the queue and this process's own work, also when it is
   * "degraded"; 503 without the database, if its own work fails, or while it is "draining" because it ends.
   */
  @Get('health')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.bare('ServiceHealth')
  @ApiResponse({
    status: 503,
    description: 'The database is away, the work of the process fails, or the process ends.',
  })
  @ApiOperation({ summary: 'Whether the server and its database are up' })
  async health(@Res({ passthrough: true }) response: Response): Promise<ServiceHealth> {
    const health = await this.states.read();
    if (!isWell(health)) response.status(503);
    return health;
  }

  /** Returns 200 as long as the process answers, whatever it depends on. */
  @Get('health/live')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.bare('ServiceLife')
  @ApiOperation({ summary: 'Whether the process lives' })
  live(): ServiceLife {
    return { state: 'up' };
  }

  /** Like the health, for a load balancer: 503 means that the process gets no calls for now. */
  @Get('health/ready')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.bare('ServiceHealth')
  @ApiResponse({ status: 503, description: 'The process cannot answer calls now.' })
  @ApiOperation({ summary: 'Whether the process may get calls' })
  ready(@Res({ passthrough: true }) response: Response): Promise<ServiceHealth> {
    return this.health(response);
  }

  /** The configuration that the frontends need before anybody signs in. */
  @Get('config')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.data('PublicConfig')
  @ApiOperation({ summary: 'What the fronts need to know before a session' })
  frontConfig(@Req() request: Request): { data: PublicConfig } {
    return {
      data: {
        // The visitor's country; if it is unknown, it is derived from the language (rule 23).
        default_country:
          this.countries.find(clientIp(request)) ?? (currentLocale() === 'he-IL' ? 'IL' : 'US'),
        tiles_url: this.config.tiles?.url ?? null,
        tiles_attribution: this.config.tilesAttribution,
        map_file: this.config.mapFile && {
          url: this.config.mapFile.url,
          max_zoom: this.config.mapFile.maxZoom,
        },
        demo: this.config.demo,
        exercise: this.config.exercise,
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
