import { data, Form, href } from 'react-router'
import { mergerOf } from '#app/domain/administered/mergers.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Route } from './+types/merge'
import { recordHref } from './address.ts'
import { MergePlanCard, planCard } from './merge-plan-card.tsx'

const Confirmed = z.object({ into: z.string().transform(parseId), token: z.string() })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = context.get(kindContext)
  const merger = found(mergerOf(kind))
  const id = found(parseId(params.recordId))
  const search = url.searchParams.get('search') ?? ''
  const { name, others } = found(await merger.find(id, search))
  const intoId = parseId(url.searchParams.get('into') ?? undefined)
  const plan = intoId === null ? null : await merger.plan(id, intoId)
  return {
    page: recordHref(kind.name, id),
    noun: kind.noun.one,
    name,
    others,
    search: merger.searched ? search : null,
    chosen: intoId === null ? '' : String(intoId),
    plan: plan && planCard(plan, merger.texts),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const merger = found(mergerOf(kind))
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Confirmed)
  if (!form.ok || form.value.into === null) throw data(null, { status: 400 })
  const { into, token } = form.value
  const merging = await merger.merge(viewer, id, into, token)
  switch (merging.kind) {
    case 'merged':
      return redirectWithNotice(
        recordHref(kind.name, into),
        `“${merging.name}” is now part of “${merging.into}”.`,
      )
    case 'changed':
      return redirectWithNotice(
        `${recordHref(kind.name, id)}/merge?into=${into}`,
        'Something changed after you opened this page, so nothing was merged. Check it again.',
        { tone: 'danger' },
      )
    case 'gone':
      return redirectWithNotice(
        href('/admin/:kind', { kind: kind.name }),
        `One of the two ${kind.noun.many} is gone.`,
        { tone: 'danger' },
      )
  }
}

export default function Merge({ loaderData }: Route.ComponentProps) {
  const { page, noun, name, plan } = loaderData
  const title = `Merge ${noun}`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        {loaderData.search === null ? (
          <Others {...loaderData} />
        ) : (
          <Search {...loaderData} search={loaderData.search} />
        )}
        {plan && <MergePlanCard key={plan.token} page={page} name={name} plan={plan} />}
      </div>
    </>
  )
}

function Others({ name, others, chosen }: Route.ComponentProps['loaderData']) {
  return (
    <Form method="get" className="cluster items-end">
      <Select
        id="into"
        name="into"
        label={`Merge “${name}” into`}
        options={others}
        placeholder="Please choose"
        defaultValue={chosen}
      />
      <Button variant="secondary">Show what follows</Button>
    </Form>
  )
}

/** Where there are too many to show. */
function Search({ noun, name, others, search }: Route.ComponentProps['loaderData'] & { search: string }) {
  return (
    <>
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
      {search && others.length === 0 && <p>No other {noun} has that name.</p>}
      {others.length > 0 && (
        <ul className="list-disc ps-5">
          {others.map((other) => (
            <li key={other.value}>
              <Link to={`?into=${other.value}`}>
                <bdi>{other.label}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
