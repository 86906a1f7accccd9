import { layout, route } from '@react-router/dev/routes'

export const moderationPages = [
  layout('routes/moderation/area.ts', [
    route('staff/reports', 'routes/moderation/reports.tsx', { id: 'reports' }),
  ]),
]
