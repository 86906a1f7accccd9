import { layout, route } from '@react-router/dev/routes'

export const blockPages = [
  layout('routes/blocks/area.ts', [
    route('profile/blocked-members', 'routes/blocks/index.tsx', { id: 'blocked-members' }),
    route('profile/:profileId/block', 'routes/blocks/block.tsx', { id: 'block' }),
  ]),
]
