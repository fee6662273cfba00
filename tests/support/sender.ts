import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Frames for one socket, which closes when all have been read. */
export interface Talk {
  path: string;
  headers: Record<string, string>;
  frames: string[];
}

export interface Received {
  /** 0 when the connection broke without an answer. */
  status: number;
  /** The beginning of it. */
  body: string;
}

/** Sends to a server of this thread from another one. */
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
