import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // React Router compares origins on screens alone, and passes requests without one. The root middleware judges every
  // unsafe request of every route (http/origin.server.ts) and answers with a page; so the framework leaves it to that.
  allowedActionOrigins: ['**'],
} satisfies Config
