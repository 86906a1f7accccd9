import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One small file names every route, once for all pages: each page would carry its own part of it otherwise, and ask for
  // that of every link on it as soon as it is hydrated.
  routeDiscovery: { mode: 'initial' },
  // React Router compares origins on screens alone, and passes requests without one. The root middleware judges every
  // unsafe request of every route (http/origin.server.ts) and answers with a page; so the framework leaves it to that.
  allowedActionOrigins: ['**'],
} satisfies Config
