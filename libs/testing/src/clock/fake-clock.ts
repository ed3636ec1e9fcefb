/** A clock that stands still until a test moves it, with the interface of the server's clock. */
export class FakeClock {
  constructor(private moment: Date = new Date('2026-03-01T08:00:00Z')) {}

  now(): Date {
    return new Date(this.moment);
  }

  advance(seconds: number): void {
    this.moment = new Date(this.moment.getTime() + seconds * 1000);
  }

  set(moment: Date): void {
    this.moment = new Date(moment);
  }
}
