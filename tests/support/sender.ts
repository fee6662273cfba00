import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Frames for one socket, which is closed when the server has read them all. */
export interface Talk {
  path: string;
  headers: Record<string, string>;
  frames: string[];
}

export interface Received {
  /** 0 if the connection broke without a response. */
  status: number;
  /** The first 2,000 characters. */
  body: string;
}

/** Sends requests to a server in this thread from a worker thread. */
export class Sender {
  readonly #worker: Worker;

  constructor(url: string) {
    this.#worker = new Worker(new URL('./sender.mjs', import.meta.url), { workerData: { url }, execArgv: [] });
  }

  async send(task: Call | Talk): Promise<Received> {
    this.#worker.postMessage(task);
    const [received] = (await once(this.#worker, 'message')) as [Received];
    return received;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
