import type { PublicConfig, ServiceHealth } from '@karov/api-client';
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
   * Returns 200 with the state of the database, the queue and this process's own work; 503 if one of them is
   * down.
   */
  @Get('health')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.bare('ServiceHealth')
  @ApiResponse({ status: 503, description: 'A part is down.' })
  @ApiOperation({ summary: 'Whether the server and its database are up' })
  async health(@Res({ passthrough: true }) response: Response): Promise<ServiceHealth> {
    const health = await this.states.read();
    if (!isWell(health)) response.status(503);
    return health;
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
