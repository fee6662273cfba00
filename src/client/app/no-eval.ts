// Zod reads this when its first schema is made. Otherwise it tries `new Function`, which our Content-Security-Policy blocks and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
