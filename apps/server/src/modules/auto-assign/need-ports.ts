import { Injectable } from '@nestjs/common';
import type { NeedType } from '@karov/domain';
import { ApplicationNeedPort } from './application-need.port.js';
import { EventNeedPort } from './event-need.port.js';
import type { NeedPort } from './need-port.js';

/** The ports of all kinds of need. */
@Injectable()
export class NeedPorts {
  private readonly ports: ReadonlyMap<NeedType, NeedPort>;

  constructor(eventNeeds: EventNeedPort, applicationNeeds: ApplicationNeedPort) {
    this.ports = new Map<NeedType, NeedPort>([
      [eventNeeds.type, eventNeeds],
      [applicationNeeds.type, applicationNeeds],
    ]);
  }

  /** @throws when no module serves that kind of need */
  of(type: NeedType): NeedPort {
    const port = this.ports.get(type);
    if (!port) throw new Error(`No port for needs of type ${type}`);
    return port;
  }
}
