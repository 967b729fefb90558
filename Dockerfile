FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:26.10.0-trixie-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg tini \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node /data /data/media
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production WAYPOST_HOME=/data
VOLUME /data
EXPOSE 4300
USER node
# Process 1 collects the processes that a killed database leaves behind, and hands our signals on.
ENTRYPOINT ["/usr/bin/tini", "-s", "--"]
CMD ["node", "apps/server/src/main.ts"]
