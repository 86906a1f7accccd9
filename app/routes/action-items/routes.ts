import { layout, route } from '@react-router/dev/routes'

export const actionItemPages = [
  layout('routes/action-items/area.ts', [
    route('action-items/:actionItemId/complete', 'routes/action-items/complete.tsx', {
      id: 'complete-action-item',
    }),
  ]),
]
