import { leadOn } from '#app/middleware/lead-on.server.ts'
import { requirePermission } from '#app/middleware/require-administration.server.ts'

export const middleware = [requirePermission('organizations'), leadOn('recordId')]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
