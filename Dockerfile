FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --loglevel=error
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# What is optional is a second Node and Prisma's command line, except for the binaries of images and passwords.
RUN npm ci --omit=dev --omit=optional --loglevel=error
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
RUN rm node_modules/@prisma/client/runtime/*.cockroachdb.* node_modules/@prisma/client/runtime/*.mysql.* \
  node_modules/@prisma/client/runtime/*.sqlite.* node_modules/@prisma/client/runtime/*.sqlserver.*

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production APP_ENV=production DATA_DIR=/data PORT=3000
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app app
COPY package.json ./
COPY prisma prisma
COPY scripts scripts
COPY server server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
