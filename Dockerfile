# The server with the web client. docs/deploy.md says how to run it.

FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev && npm run build && rm -rf node_modules packages/*/node_modules tools/node_modules

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app .
# What only tests and tools need stays out. /data is where SQLite keeps its file, if there is no DATABASE_URL.
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data
# What may come in, the port that is published decides.
ENV DATA_DIR=/data HOST=0.0.0.0
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that it hears when it is to stop.
CMD ["node", "packages/server/bin/server.js"]
