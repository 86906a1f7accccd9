import { canUsePartnerDashboard } from '#app/domain/viewer/permissions.ts'
import { leadOn } from '#app/middleware/lead-on.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'

export const middleware = [requireArea(canUsePartnerDashboard), leadOn('organizationId')]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
