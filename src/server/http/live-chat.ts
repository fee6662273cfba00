import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CreateContext } from './context.ts';
import { html, Html } from '../docs/html.ts';

/** Where the landing page finds the third party's live chat, for its frame. */
const LIVE_CHAT_PATH = '/live-chat';

interface LiveChatOptions {
  /** The third party's script. */
  widgetUrl: string;
  createContext: CreateContext;
}

/** Loads the script and tells the page around it how that went. */
const LOADER = `
const script = document.createElement('script');
const tell = (state) => parent.postMessage('live-chat:' + state, location.origin);
script.src = document.currentScript.dataset.widget;
script.async = true;
script.onload = () => tell('ready');
script.onerror = () => tell('failed');
document.body.append(script);
`;

/**
 * The live chat in a document of its own. Its policy makes it a stranger here, whoever opens it: an origin equal to no
 * other, so that foreign code reaches neither our pages and storage nor, with anybody's cookie, the API.
 */
export async function liveChat(app: FastifyInstance, { widgetUrl, createContext }: LiveChatOptions): Promise<void> {
  const helmet = { contentSecurityPolicy: framePolicy(new URL(widgetUrl)), xFrameOptions: { action: 'sameorigin' } } as const;
  const page = framePage(widgetUrl);
  app.get(LIVE_CHAT_PATH, { helmet }, async (request, reply) => {
    void reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    // For guests alone: the page asks nothing of it for members, and this holds also where a page is mistaken.
    const viewer = await createContext(request, reply).loadViewer();
    return viewer ? reply.status(403).send('') : reply.send(page);
  });
}

function framePolicy({ origin, protocol, host }: URL) {
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return {
    useDefaults: false,
    directives: {
      sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
      defaultSrc: ["'none'"],
      scriptSrc: [`'${hashOf(LOADER)}'`, origin],
      styleSrc: [origin],
      imgSrc: ['data:', origin],
      mediaSrc: [origin],
      fontSrc: [origin],
      connectSrc: [origin, sockets],
      frameSrc: [origin],
      formAction: [origin],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
    },
  };
}

function framePage(widgetUrl: string): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Chat dal vivo</title>
</head>
<body><script data-widget="${widgetUrl}">${new Html(LOADER)}</script></body>
</html>
`.text;
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
