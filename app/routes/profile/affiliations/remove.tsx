import { data, href, useRouteLoaderData } from 'react-router'
import { findOwnAffiliation, versionOf } from '#app/domain/affiliations/find.server.ts'
import { removeAffiliation } from '#app/domain/affiliations/remove.server.ts'
import { parseSection, SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { version } from '#app/domain/own-profile/version.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { neighborsOf, RemoveDialog } from '../../shell/remove-dialog.tsx'
import type { loader as myProfile } from '../own/my-profile.tsx'
import type { Route } from './+types/remove'

const Schema = z.object({ version })

export async function loader({ params, context }: Route.LoaderArgs) {
  const section = found(parseSection(params.section))
  const id = parseId(params.affiliationId)
  const record = found(await findOwnAffiliation(context.get(viewerContext), section, id))
  const { title, organization } = record
  return { section, id: record.id, title, organization: organization.name, version: versionOf(record) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const section = found(parseSection(params.section))
  const id = found(parseId(params.affiliationId))
  const form = await parseForm(context, Schema)
  const version = form.ok ? form.value.version : ''
  const removal = await removeAffiliation(context.get(viewerContext), section, id, version)
  if (removal.kind === 'not-here') throw notFound()
  if (removal.kind === 'stale') return data({ version: removal.version }, 409)
  const { title } = SECTIONS[section]
  const before = removal.kind === 'removed-before'
  return redirectWithNotice(href('/profile'), before ? `${title} was already removed.` : `${title} removed.`)
}

export default function RemoveAffiliation({ loaderData, actionData }: Route.ComponentProps) {
  const { section, title, organization } = loaderData
  const errors = actionData ? [{ message: 'This was changed after you opened it. Remove it anyway?' }] : []
  return (
    <RemoveDialog
      title={`Remove ${SECTIONS[section].title}`}
      closeTo={href('/profile')}
      returnTo={useRemoveLinks(section, loaderData.id)}
      version={actionData?.version ?? loaderData.version}
      errors={errors}
    >
      <p>
        Are you sure you want to remove{' '}
        {title && (
          <>
            <bdi>{title}</bdi>,{' '}
          </>
        )}
        <bdi>{organization}</bdi> from your profile?
      </p>
    </RemoveDialog>
  )
}

/**
 * Where the focus may go afterwards: this entry's link, else the next or previous one's, else the link for adding one.
 */
function useRemoveLinks(section: Section, id: number): string[] {
  const below = useRouteLoaderData<typeof myProfile>('my-profile')
  const ids = (below?.profile?.sections?.[LISTS[section]] ?? []).map((item) => item.id)
  return [
    ...neighborsOf(id, ids).map((it) =>
      href('/profile/:section/:affiliationId/remove', { section, affiliationId: String(it) }),
    ),
    href('/profile/:section/add', { section }),
  ]
}

const LISTS = {
  education: 'education',
  employment: 'employment',
  'civic-engagement': 'civicEngagements',
} as const satisfies Record<Section, string>
