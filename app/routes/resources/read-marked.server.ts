import type { RouterContextProvider } from 'react-router'
import { noResources } from '#app/domain/resources/cards.server.ts'
import {
  countMarked,
  listMarked,
  type MarkedPlace,
  type MarkKind,
} from '#app/domain/resources/marked.server.ts'
import { listOrFailure, logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { orFailed } from '#app/values/or-failed.ts'

/** A page of the viewer's marked resources, and how many there are where that could be counted. */
export async function readMarked(
  context: Readonly<RouterContextProvider>,
  place: MarkedPlace,
  kind: MarkKind,
  page: number,
) {
  const viewer = context.get(viewerContext)
  const [list, counts] = await Promise.all([
    listOrFailure(context, noResources, () => listMarked(viewer, place, kind, page)),
    orFailed(logFailedPart(context))(countMarked(viewer, place)),
  ])
  return { list, counts: counts === 'failed' ? null : counts }
}
