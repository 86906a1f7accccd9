import { data, Form, href, Link, useRouteLoaderData } from 'react-router'
import { NewsMentionVersionSchema } from '#app/domain/own-profile/news-mention.ts'
import { openNewsMention, removeNewsMention } from '#app/domain/own-profile/news-mentions.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { AuthorField } from '../../../shell/author-field.tsx'
import type { loader as myProfile } from '../my-profile.tsx'
import { SectionDialog } from '../section-dialog.tsx'
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
  const removing = await removeNewsMention(context.get(viewerContext), parseId(params.newsMentionId), version)
  if (removing.kind === 'not-here') throw notFound()
  if (removing.kind === 'stale') return data({ version: removing.version }, 409)
  return redirectWithNotice(href('/profile'), 'The article was removed.')
}

export default function RemoveNews({ loaderData, actionData, params }: Route.ComponentProps) {
  const version = actionData?.version ?? loaderData.version
  const errors = actionData
    ? [{ message: 'This article was changed after you opened it. Remove it anyway?' }]
    : []
  return (
    <SectionDialog
      title="Remove news article"
      invalid={errors.length > 0}
      returnTo={useRemoveLinks(Number(params.newsMentionId))}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>
          Are you sure you want to remove “<bdi>{loaderData.title}</bdi>” from your profile?
        </p>
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input key={version} type="hidden" name="version" defaultValue={version} autoComplete="off" />
          <Link className="btn btn-secondary" to={href('/profile')} preventScrollReset state={focusStays}>
            Cancel
          </Link>
          <SubmitButton variant="danger" pending="Removing…">
            Remove
          </SubmitButton>
        </Form>
      </div>
    </SectionDialog>
  )
}

/** Where the focus may go afterwards: this article's link, else the next or previous one's. */
function useRemoveLinks(id: number): string[] {
  const below = useRouteLoaderData<typeof myProfile>('my-profile')
  const ids = below?.profile?.sections?.newsMentions.map((mention) => mention.id) ?? []
  const place = ids.indexOf(id)
  return [place, place + 1, place - 1]
    .map((at) => ids[at])
    .filter((it) => it !== undefined)
    .map(removeNewsHref)
}
