# An LTS release of Node on Debian, whose packages include the client of PostgreSQL 17.
FROM node:24-trixie-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

# All dependencies, for the build.
FROM base AS build
COPY src/run.mjs src/end-with-npm.mjs src/is-installed.mjs ./src/
RUN node src/run.mjs install
COPY . .
RUN node src/run.mjs build

# Production dependencies only.
FROM base AS packages
# TypeScript is installed only as a peer dependency of @trpc/server, for its types.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && rm -r node_modules/typescript node_modules/.bin/ts[cs]*

FROM base
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/server ./dist/server
COPY db ./db
COPY openapi/openapi.json openapi/asyncapi.json ./openapi/
COPY src/moderation ./src/moderation
COPY src/routers ./src/routers
COPY src/server ./src/server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data MALLOC_ARENA_MAX=1
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
