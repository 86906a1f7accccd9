import { canAdminister } from '#app/domain/viewer/administration.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'

export const middleware = [requireArea((viewer) => canAdminister(viewer, 'reviewReports'))]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
