import { data, Form, href, Link } from 'react-router'
import { findOwnAffiliation, seenOf } from '#app/domain/affiliations/find.server.ts'
import { removeAffiliation } from '#app/domain/affiliations/remove.server.ts'
import { parseSection, SECTIONS } from '#app/domain/affiliations/sections.ts'
import { SeenSchema } from '#app/domain/own-profile/seen.ts'
import { useRepliedForm } from '#app/http/form-reply.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { SectionDialog } from '../own/section-dialog.tsx'
import type { Route } from './+types/remove'

export async function loader({ params, context }: Route.LoaderArgs) {
  const section = found(parseSection(params.section))
  const id = parseId(params.affiliationId)
  const record = found(await findOwnAffiliation(context.get(viewerContext), section, id))
  const { title, organization } = record
  return { section, id: record.id, title, organization: organization.name, seen: seenOf(record) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const section = found(parseSection(params.section))
  const id = found(parseId(params.affiliationId))
  const form = await parseForm(request, SeenSchema)
  if (!form.ok) return data({ reply: form.reply(), seen: null }, 400)
  const removal = await removeAffiliation(context.get(viewerContext), section, id, form.value.seen)
  if (removal.kind === 'not-here') throw notFound()
  if (removal.kind === 'removed')
    return redirectWithNotice(href('/profile'), `${SECTIONS[section].title} removed.`)
  const reply = form.reply({ form: 'This was changed meanwhile. Remove it all the same?' })
  return data({ reply, seen: removal.seen }, 409)
}

export default function RemoveAffiliation({ loaderData, actionData }: Route.ComponentProps) {
  const { section, title, organization } = loaderData
  const { errors } = useRepliedForm('remove', actionData?.reply)
  const seen = actionData?.seen ?? loaderData.seen
  return (
    <SectionDialog title={`Remove ${SECTIONS[section].title}`} invalid={errors.length > 0} returnTo={linksOf(loaderData)}>
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>
          Are you sure you want to remove{' '}
          {title && (
            <>
              <bdi>{title}</bdi>,{' '}
            </>
          )}
          <bdi>{organization}</bdi> from your profile?
        </p>
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input key={seen} type="hidden" name="seen" defaultValue={seen} autoComplete="off" />
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

/** Once it is removed, the way to add another is what stands nearest. */
function linksOf({ section, id }: { section: 'education' | 'employment' | 'civic-engagement'; id: number }) {
  return [
    href('/profile/:section/:affiliationId/remove', { section, affiliationId: String(id) }),
    href('/profile/:section/add', { section }),
  ]
}
