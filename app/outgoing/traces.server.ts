import type { ServerInstrumentation } from 'react-router'
import { inSpan, noteError } from './spans.server.ts'

type Run = () => Promise<{ error: unknown }>

/** Each request, with the middleware, loaders and actions that it passes, by the pattern of its address. */
export const traces: ServerInstrumentation = {
  handler({ instrument }) {
    instrument({
      request: (handle, { request: { method } }) =>
        inSpan(method, { 'http.request.method': method }, async (span) => {
          const { statusCode, meta, error } = await handle()
          const route = meta ? `/${meta.pattern.replace(/^\//, '')}` : 'none'
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
          if (error) noteError(span, error)
        }),
    })
  },
  route({ id, instrument }) {
    const told = (what: string) => (run: Run) =>
      inSpan(`${what} ${id}`, {}, async (span) => {
        const { error } = await run()
        if (error) noteError(span, error)
      })
    instrument({ middleware: told('middleware'), loader: told('loader'), action: told('action') })
  },
}
