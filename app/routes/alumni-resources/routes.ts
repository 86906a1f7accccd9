import { layout, route } from '@react-router/dev/routes'

export const alumniResourcePages = [
  layout('routes/alumni-resources/area.ts', [
    route('alumni-resources', 'routes/alumni-resources/index.tsx', { id: 'alumni-resources' }),
    route('alumni-resources/:resourceId/:sectionId?', 'routes/alumni-resources/show.tsx', {
      id: 'alumni-resource',
    }),
  ]),
]
