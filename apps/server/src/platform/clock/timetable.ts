import { Global, Injectable, Module } from '@nestjs/common';

/** Work that falls due at moments. */
export interface DueWork {
  /** The next moment at which something is due, or null. */
  nextDue(): Promise<Date | null>;
  /** Carries out what is due now. */
  runDue(): Promise<void>;
}

/** All work that falls due, so that the demo's clock can be moved and everything on the way happens in its order. */
@Injectable()
export class Timetable {
  private readonly works: DueWork[] = [];

  register(work: DueWork): void {
    this.works.push(work);
  }

  /** The earliest moment at which anything is due. */
  async nextDue(): Promise<Date | null> {
    const moments = await Promise.all(this.works.map((work) => work.nextDue()));
    const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  async runDue(): Promise<void> {
    for (const work of this.works) await work.runDue();
  }
}

@Global()
@Module({ providers: [Timetable], exports: [Timetable] })
export class TimetableModule {}
