// Plain JavaScript, because a worker thread does not inherit the transpiler. Sends requests from its own thread,
// so that neither writing nor reading costs the thread under test anything.
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { url } = workerData;

/** @param {{ method: string, path: string, headers: Record<string, string>, body?: string }} call */
function send({ method, path, headers, body }) {
  return new Promise((resolve) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const call = request(
      url + path,
      { method, agent: false, headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, body: text.slice(0, 2000) }));
        response.on('error', () => resolve({ status: 0, body: text.slice(0, 2000) }));
      },
    );
    call.on('error', (error) => resolve({ status: 0, body: String(error) }));
    call.end(bytes);
  });
}

/** Sends frames, and resolves after the server has responded to a check sent after them. */
function talk({ path, headers, frames }) {
  return new Promise((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
      socket.send('{"type":"connection","event":"check"}');
    });
    socket.on('message', (data) => JSON.parse(String(data)).event === 'present' && socket.terminate());
    socket.on('unexpected-response', (_, response) => resolve({ status: response.statusCode, body: '' }));
    socket.on('error', () => {});
    socket.on('close', (code) => resolve({ status: 101, body: String(code) }));
  });
}

parentPort.on('message', async (task) => {
  parentPort.postMessage('frames' in task ? await talk(task) : await send(task));
});
