/** The part of autocannon (which has no types) that the benchmarks use. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections?: number;
    duration?: number;
    headers?: Record<string, string>;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; average: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
