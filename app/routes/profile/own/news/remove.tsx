import { data, href, useRouteLoaderData } from 'react-router'
import { NewsMentionVersionSchema } from '#app/domain/own-profile/news-mention.ts'
import { openNewsMention, removeNewsMention } from '#app/domain/own-profile/news-mentions.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { neighborsOf, RemoveDialog } from '../../../shell/remove-dialog.tsx'
import type { loader as myProfile } from '../my-profile.tsx'
import type { Route } from './+types/remove'
import { removeNewsHref } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { facts, version } = found(
    await openNewsMention(context.get(viewerContext), parseId(params.newsMentionId)),
  )
  return { title: facts.title, version }
}

export async function action({ params, context }: Route.ActionArgs) {
  const form = await parseForm(context, NewsMentionVersionSchema)
  const version = form.ok ? form.value.version : ''
  const id = found(parseId(params.newsMentionId))
  const removing = await removeNewsMention(context.get(viewerContext), id, version)
  if (removing.kind === 'not-here') throw notFound()
  if (removing.kind === 'stale') return data({ version: removing.version }, 409)
  const before = removing.kind === 'removed-before'
  return redirectWithNotice(
    href('/profile'),
    before ? 'The article was already removed.' : 'The article was removed.',
  )
}

export default function RemoveNews({ loaderData, actionData, params }: Route.ComponentProps) {
  const errors = actionData
    ? [{ message: 'This article was changed after you opened it. Remove it anyway?' }]
    : []
  return (
    <RemoveDialog
      title="Remove news article"
      closeTo={href('/profile')}
      returnTo={useRemoveLinks(Number(params.newsMentionId))}
      version={actionData?.version ?? loaderData.version}
      errors={errors}
    >
      <p>
        Are you sure you want to remove “<bdi>{loaderData.title}</bdi>” from your profile?
      </p>
    </RemoveDialog>
  )
}

/** Where the focus may go afterwards: this article's link, else the next or previous one's. */
function useRemoveLinks(id: number): string[] {
  const below = useRouteLoaderData<typeof myProfile>('my-profile')
  const ids = below?.profile?.sections?.newsMentions.map((mention) => mention.id) ?? []
  return neighborsOf(id, ids).map(removeNewsHref)
}
