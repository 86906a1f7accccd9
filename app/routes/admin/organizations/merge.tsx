import { data, Form, href, Link } from 'react-router'
import { searchOrganizations } from '#app/domain/choices/organizations.server.ts'
import { mergeOrganizations } from '#app/domain/organizations/merge.server.ts'
import { findMergeable, showPlan } from '#app/domain/organizations/merge-plan.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/merge'
import { MergePlanCard } from './merge-plan-card.tsx'

const Confirmed = z.object({ into: z.string().transform(parseId), token: z.string() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = found(parseId(params.recordId))
  const { name } = found(await findMergeable(id))
  const search = url.searchParams.get('search') ?? ''
  const into = await findMergeable(parseId(url.searchParams.get('into') ?? undefined))
  const matches = search ? (await searchOrganizations(search)).items : []
  return {
    page: recordHref('organizations', id),
    name,
    search,
    matches: matches.filter((match) => match.id !== String(id)),
    into,
    plan: into && into.id !== id ? await showPlan(id, into.id) : null,
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Confirmed)
  if (!form.ok || form.value.into === null) throw data(null, { status: 400 })
  const { into, token } = form.value
  const merging = await mergeOrganizations(context.get(viewerContext), id, into, token)
  const list = href('/admin/:kind', { kind: 'organizations' })
  switch (merging.kind) {
    case 'merged':
      return redirectWithNotice(
        recordHref('organizations', into),
        `“${merging.name}” is now part of “${merging.into}”.`,
      )
    case 'changed':
      return redirectWithNotice(
        `${recordHref('organizations', id)}/merge?into=${into}`,
        'Something changed after you opened this page, so nothing was merged. Check it again.',
        { tone: 'danger' },
      )
    case 'gone':
      return redirectWithNotice(list, 'One of the two organizations is gone.', { tone: 'danger' })
  }
}

export default function Merge({ loaderData }: Route.ComponentProps) {
  const { page, name, search, matches, into, plan } = loaderData
  const title = 'Merge organization'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        <Form method="get" className="cluster items-end">
          <TextInput
            id="search"
            name="search"
            type="search"
            label={`Merge “${name}” into`}
            defaultValue={search}
            autoComplete="off"
          />
          <Button variant="secondary">Search</Button>
        </Form>
        {search && matches.length === 0 && <p>No other organization has that name.</p>}
        {matches.length > 0 && (
          <ul className="list-disc ps-5">
            {matches.map((match) => (
              <li key={match.id}>
                <Link to={`?into=${match.id}`}>
                  <bdi>{match.label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {into && plan && <MergePlanCard key={plan.token} page={page} name={name} into={into} plan={plan} />}
      </div>
    </>
  )
}
