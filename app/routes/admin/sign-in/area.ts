import { requirePermission } from '#app/middleware/require-administration.server.ts'

export const middleware = [requirePermission('signIn')]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
