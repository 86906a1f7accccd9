import { route } from '@react-router/dev/routes'

/** Open to everyone. */
export const businessPages = [
  route(
    'alumni-business-registry',
    'routes/alumni-business-registry/index.tsx',
    { id: 'alumni-business-registry' },
    [route(':businessId', 'routes/alumni-business-registry/business.tsx', { id: 'alumni-business' })],
  ),
]
