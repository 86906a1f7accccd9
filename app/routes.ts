import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { businessPages } from './routes/alumni-business-registry/routes.ts'
import { appearancePages, manifest } from './routes/appearance/routes.ts'
import { signInPages, signOut } from './routes/auth/routes.ts'
import { calendarSubscription } from './routes/calendars/routes.ts'
import { demoSignInPages, outboxPages } from './routes/dev/routes.ts'
import { files } from './routes/files/routes.ts'
import { helpPages } from './routes/help/routes.ts'
import { mailPages } from './routes/mail/routes.ts'
import { memberPages } from './routes/member/routes.ts'
import { offline } from './routes/offline/routes.ts'
import { policyReports } from './routes/policy-reports/routes.ts'
import { webhooks } from './routes/webhooks/routes.ts'

/**
 * Every screen under its guard: read upwards to see what protects a URL. Indentation is authorization. Each part of the
 * table stands beside the screens that it lists.
 */
export default [
  signOut,
  ...calendarSubscription,
  ...webhooks,
  ...policyReports,
  ...files,
  ...manifest,
  ...offline,
  layout('routes/shell/shell.tsx', { id: 'shell' }, [
    layout('routes/shell/boundary.tsx', { id: 'boundary' }, [
      ...signInPages,
      ...businessPages,
      ...mailPages,
      ...appearancePages,
      ...helpPages,
      ...outboxPages,
      ...demoSignInPages,
      ...memberPages,
      route('*', 'routes/shell/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
