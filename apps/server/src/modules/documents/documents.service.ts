import { formatPhone, type Locale } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { policeAuthorization } from './police-authorization.js';

/** Documents that the application makes itself. */
@Injectable()
export class DocumentsService {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** The authorization form with the organization's name and channels in it. */
  policeAuthorization(locale: Locale): Promise<Buffer> {
    const { organizationName, support } = this.config;
    return policeAuthorization(locale, {
      organization: organizationName,
      phone: formatPhone(support.phone),
      email: support.email,
    });
  }
}
