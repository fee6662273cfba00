import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CreateContext } from './context.ts';
import { html, Html } from '../docs/html.ts';

/** The document with the third party's live chat, which the landing page shows in a frame. */
const LIVE_CHAT_PATH = '/live-chat';

interface LiveChatOptions {
  /** The third party's script. */
  widgetUrl: string;
  createContext: CreateContext;
}

/** Loads the script and tells the parent page whether that worked. */
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
 * Serves the live chat as a document of its own. However it is opened, its CSP sandboxes it into an opaque origin, so that third-party code
 * reaches neither our pages and storage nor, with anybody's cookie, the API.
 */
export async function liveChat(app: FastifyInstance, { widgetUrl, createContext }: LiveChatOptions): Promise<void> {
  const helmet = { contentSecurityPolicy: framePolicy(new URL(widgetUrl)), xFrameOptions: { action: 'sameorigin' } } as const;
  const page = framePage(widgetUrl);
  app.get(LIVE_CHAT_PATH, { helmet }, async (request, reply) => {
    void reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    // Guests only. Our pages do not load it for members; this check holds even if one does by mistake.
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
