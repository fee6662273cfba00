/** The part of an untyped library that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    sampleInt?: number;
    timeout?: number;
    setupClient(client: { setRequests(requests: Request[]): void }): void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    statusCodeStats: Record<string, { count: number }>;
    latency: { p50: number; p90: number; p97_5: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
