import { canUseOwnProfile } from '#app/domain/viewer/permissions.ts'
import { requireArea, requireOnboarded, requireRole } from '#app/middleware/require-role.server.ts'

export const middleware = [requireRole, requireOnboarded, requireArea(canUseOwnProfile)]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
