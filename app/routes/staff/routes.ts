import { layout, route } from '@react-router/dev/routes'

export const staffPages = [
  layout('routes/staff/area.ts', [
    route('profile/:profileId/audit-trail', 'routes/staff/audit-trail.tsx', { id: 'audit-trail' }),
  ]),
]
