import { canReadJobPostings } from '#app/domain/viewer/permissions.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'

export const middleware = [requireArea(canReadJobPostings)]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
