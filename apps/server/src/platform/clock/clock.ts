import { Global, Injectable, Module } from '@nestjs/common';

/**
 * The application's time. Every decision that depends on time uses it, so that tests and the demo can move
 * it.
 */
@Injectable()
export class Clock {
  private offsetMs = 0;

  /** Returns the application's current time. */
  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** How far the clock has been moved ahead, in seconds. */
  get aheadSeconds(): number {
    return this.offsetMs / 1000;
  }

  /** Moves the clock forward; for the demo and tests only. */
  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }
}

/** Adds seconds to a time. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
