import { Outlet } from 'react-router'
import type { Route } from './+types/root'
import { stylesheetCookie, themeCookie } from './http/cookies.server.ts'
import { factsOf } from './http/request-context.server.ts'
import { site } from './http/site.server.ts'
import { refuseWhileAway, sayWhenToRetry } from './middleware/database-away.server.ts'
import {
  formToken,
  ownOrigin,
  ownWrites,
  securityHeaders,
  session,
  stylesheet,
} from './middleware/root.server.ts'
import { useAsSent } from './routes/shell/as-sent.ts'
import { Document } from './routes/shell/document.tsx'
import { EMPTY_SHELL } from './routes/shell/empty-shell.ts'
import { ErrorContent } from './routes/shell/error-page.tsx'
import { Frame } from './routes/shell/frame.tsx'
import { usePageFacts } from './routes/shell/page-facts.ts'

export const middleware: Route.MiddlewareFunction[] = [
  securityHeaders,
  sayWhenToRetry,
  refuseWhileAway,
  stylesheet,
  formToken,
  ownOrigin,
  ownWrites,
  session,
]

export function loader({ request, context }: Route.LoaderArgs) {
  const { requestId, stylesheet } = factsOf(context)
  const inlineStyles = stylesheet !== undefined && stylesheetCookie.read(request) !== stylesheet.href
  return { site: site(), requestId, inlineStyles, theme: themeCookie.read(request) }
}

export function shouldRevalidate() {
  return false
}

export const Layout = Document

export default function App() {
  return <Outlet />
}

/** If the shell's loader didn't run, the server still has the frame's data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useAsSent(error)
  const shell = usePageFacts().shell ?? EMPTY_SHELL
  return (
    <Frame shell={shell}>
      <ErrorContent error={error} />
    </Frame>
  )
}
