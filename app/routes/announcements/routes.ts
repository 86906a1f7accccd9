import { layout, route } from '@react-router/dev/routes'

export const announcementPages = [
  layout('routes/announcements/area.ts', [
    route('announcements', 'routes/announcements/index.tsx', { id: 'announcement-list' }),
    route('announcements/:announcementId', 'routes/announcements/show.tsx', { id: 'announcement' }),
    route('endpoints/announcements/viewed', 'routes/endpoints/announcements-viewed.ts'),
  ]),
]
