import { data, redirect } from 'react-router'
import { operationsOf } from '#app/domain/administration/kind.server.ts'
import { operateOn } from '#app/domain/administration/operate.server.ts'
import { OPERATIONS, type Operation } from '#app/domain/administration/state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Route } from './+types/status'
import { recordHref, undoButton } from './address.ts'

const Chosen = z.object({ operation: z.enum(Object.keys(OPERATIONS) as [Operation, ...Operation[]]) })

/** A GET changes nothing. */
export function loader({ params, context }: Route.LoaderArgs) {
  return redirect(recordHref(context.get(kindContext).name, found(parseId(params.recordId))))
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Chosen)
  if (!form.ok) throw data(null, { status: 400 })
  const { operation } = form.value
  if (!operationsOf(kind).includes(operation)) throw data(null, { status: 400 })
  const { refused, entryIds } = found(await operateOn(viewer, kind, id, operation))
  const page = recordHref(kind.name, id)
  if (refused[0]) return redirectWithNotice(page, refused[0].reason, { tone: 'danger' })
  const said = `${capital(kind.noun.one)} ${OPERATIONS[operation].done}.`
  return redirectWithNotice(page, said, undoButton(Number(entryIds[0])))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
