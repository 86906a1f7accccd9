import { layout, route } from '@react-router/dev/routes'

/** Open to everyone. */
export const businessPages = [
  route(
    'alumni-business-registry',
    'routes/alumni-business-registry/index.tsx',
    { id: 'alumni-business-registry' },
    [route(':businessId', 'routes/alumni-business-registry/business.tsx', { id: 'alumni-business' })],
  ),
]

/** Of alumni: their own business, added and edited. */
export const ownBusinessPages = [
  layout('routes/alumni-business-registry/area.ts', [
    route('alumni-business-registry/add', 'routes/alumni-business-registry/add.tsx', { id: 'add-business' }),
    route('alumni-business-registry/:businessId/edit', 'routes/alumni-business-registry/edit.tsx', {
      id: 'edit-business',
    }),
    route('alumni-business-registry/:businessId/logo', 'routes/alumni-business-registry/logo.tsx', {
      id: 'business-logo',
    }),
  ]),
]
