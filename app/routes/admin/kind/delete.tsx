import { href } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import { type Kind, nameOf, operationsOf } from '#app/domain/administration/kind.server.ts'
import { sayReferences } from '#app/domain/administration/references.server.ts'
import { removability, remove } from '#app/domain/administration/remove.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import type { Route } from './+types/delete'
import { recordHref, undoButton } from './address.ts'

const Seen = z.object({ version: z.coerce.number().int() })

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = context.get(kindContext)
  if (kind.given) throw notFound()
  const record = found(await findRecord(kind, parseId(params.recordId)))
  const { references, refusal, goesAlong } = await removability(kind, record)
  return {
    page: recordHref(kind.name, record.id),
    name: nameOf(kind, record.content),
    noun: kind.noun.one,
    version: record.version,
    instead: archivingInstead(kind),
    referring: references.length > 0 ? sayReferences(references) : refusal,
    goesAlong: new Intl.ListFormat('en-US').format(goesAlong),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  if (kind.given) throw notFound()
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Seen)
  const removal = await remove(viewer, kind, id, form.ok ? form.value.version : 0)
  const list = href('/admin/:kind', { kind: kind.name })
  const page = `${recordHref(kind.name, id)}/delete`
  switch (removal.kind) {
    case 'deleted':
      return redirectWithNotice(list, `The ${kind.noun.one} is deleted.`, undoButton(removal.entryId))
    case 'gone':
      return redirectWithNotice(list, `That ${kind.noun.one} was already deleted.`)
    case 'changed':
      return redirectWithNotice(
        page,
        'Someone changed it after you opened it. Check it before you delete it.',
        {
          tone: 'danger',
        },
      )
    case 'referred':
      return redirectWithNotice(page, 'It can no longer be deleted: something refers to it now.', {
        tone: 'danger',
      })
  }
}

function archivingInstead(kind: Kind): string | null {
  if (!operationsOf(kind).includes('archive')) return null
  return `You can archive it instead: then ${kind.publishes ? 'members no longer see it' : 'it’s no longer offered'}.`
}

export default function Delete({ loaderData }: Route.ComponentProps) {
  const { page, name, noun, version, instead, referring, goesAlong } = loaderData
  const title = `Delete ${noun}`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      {referring ? (
        <Notice tone="info" title="It can’t be deleted">
          {referring}. {instead}
        </Notice>
      ) : (
        <div className="stack">
          <p>
            Do you want to delete “<bdi>{name}</bdi>”? Nothing refers to it.
            {goesAlong && ` ${goesAlong} will be deleted, too.`} You can undo this for ten minutes.
          </p>
          <ConfirmForm page={page} fields={{ version }} label="Delete" pending="Deleting…" danger />
        </div>
      )}
    </>
  )
}
