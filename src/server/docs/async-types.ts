// The parts of AsyncAPI 3 that our document uses.

export type Ref = { $ref: string };
type Json = Record<string, unknown>;

export interface AsyncMessage {
  title: string;
  summary: string;
  payload: Json;
  examples: { payload: unknown }[];
}

export interface AsyncChannel {
  address: string;
  title: string;
  description: string;
  servers: Ref[];
  parameters?: Record<string, { description: string }>;
  messages: Record<string, Ref>;
  bindings?: Json;
}

export interface AsyncOperation {
  action: 'send' | 'receive';
  channel: Ref;
  summary: string;
  messages: Ref[];
  bindings?: Json;
}

export interface AsyncDocument {
  asyncapi: '3.0.0';
  info: { title: string; version: string; description: string; contact: object };
  defaultContentType: string;
  servers: Record<string, { host: string; protocol: string; description: string; security: Ref[] }>;
  channels: Record<string, AsyncChannel>;
  operations: Record<string, AsyncOperation>;
  components: { messages: Record<string, AsyncMessage>; securitySchemes: Record<string, Json> };
}
