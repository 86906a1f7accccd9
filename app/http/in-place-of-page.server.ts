import type { MiddlewareFunction } from 'react-router'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** Answers with a file in place of a page. By having a page, what isn't there is answered with one. */
export const inPlaceOfPage =
  (makeAnswer: (args: Args) => Promise<Response>): MiddlewareFunction<Response> =>
  async (args, next) =>
    ['GET', 'HEAD'].includes(args.request.method) ? makeAnswer(args) : next()
