import { HOUR, MINUTE } from '@karov/domain';
import { Global, Injectable, Module } from '@nestjs/common';

/** How many seconds a round may be behind its time before it counts as late. */
const LATE = { sweep: MINUTE, keeping: 15 * MINUTE };
/** How many seconds a round may be behind before the next one no longer waits for it. */
const DEADLINE = { sweep: 3 * MINUTE, keeping: HOUR };

type Kind = keyof typeof LATE;

interface Watched {
  kind: Kind;
  behind: () => number;
}

/** How far each sweep of this process is behind: the seconds since a round should have begun that has not ended. */
@Injectable()
export class SweepAges {
  private readonly sweeps = new Map<string, Watched>();

  watch(name: string, kind: Kind, behind: () => number): void {
    this.sweeps.set(name, { kind, behind });
  }

  all(): Record<string, number> {
    return Object.fromEntries([...this.sweeps].map(([name, { behind }]) => [name, Math.round(behind())]));
  }

  late(): string[] {
    return this.beyond(LATE);
  }

  overdue(): string[] {
    return this.beyond(DEADLINE);
  }

  private beyond(limits: Record<Kind, number>): string[] {
    return [...this.sweeps].flatMap(([name, { kind, behind }]) => (behind() > limits[kind] ? [name] : []));
  }
}

@Global()
@Module({ providers: [SweepAges], exports: [SweepAges] })
export class SweepAgesModule {}
