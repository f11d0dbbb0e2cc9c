# The server with the web client. docs/deploy.md says how to run it.

FROM node:20-slim AS build
WORKDIR /app
COPY . .
# The package that others install too, and what it needs in the versions of the lock file.
RUN npm ci --include=dev && npm run pack && tar -xzf tarballs/provincia-[0-9]*.tgz && npm ci --omit=dev

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package provincia
# Where SQLite keeps its file, if there is no DATABASE_URL.
RUN mkdir /data && chown node:node /data
# What may come in, the port that is published decides.
ENV DATA_DIR=/data HOST=0.0.0.0
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that it hears when it is to stop.
CMD ["node", "provincia/dist/provincia.js", "serve"]
