import type { MiddlewareFunction } from 'react-router'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** Serves a file from the route of a page. Because the route has a page, errors are shown as pages. */
export const serveFile =
  (makeAnswer: (args: Args) => Promise<Response>): MiddlewareFunction<Response> =>
  async (args, next) =>
    ['GET', 'HEAD'].includes(args.request.method) ? makeAnswer(args) : next()
