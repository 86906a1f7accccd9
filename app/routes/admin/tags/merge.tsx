import { data, Form } from 'react-router'
import { type MergePlan, merge, mergeableWith, planMerge } from '#app/domain/tags/merge.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/merge'

const Confirmed = z.object({ into: z.string().transform(parseId), token: z.string() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = found(parseId(params.recordId))
  const { name, others } = found(await mergeableWith(id))
  const intoId = parseId(url.searchParams.get('into') ?? undefined)
  const planned = intoId === null ? null : await planMerge(id, intoId)
  return { page: recordHref('tags', id), name, others, chosen: intoId, plan: planned && shown(planned) }
}

const shown = ({ into, moves, says, token }: MergePlan) => ({ into, moves, says, token })

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Confirmed)
  if (!form.ok || form.value.into === null) throw data(null, { status: 400 })
  const { into, token } = form.value
  const merging = await merge(context.get(viewerContext), id, into, token)
  switch (merging.kind) {
    case 'merged':
      return redirectWithNotice(
        recordHref('tags', merging.into.id),
        `“${merging.name}” is now part of “${merging.into.name}”.`,
      )
    case 'changed':
      return redirectWithNotice(
        `${recordHref('tags', id)}/merge?into=${into}`,
        'Something changed after you opened this page, so nothing was merged. Check it again.',
        { tone: 'danger' },
      )
    case 'gone':
      return redirectWithNotice('/admin/tags', 'One of the two tags is gone.', { tone: 'danger' })
  }
}

export default function Merge({ loaderData }: Route.ComponentProps) {
  const { page, name, others, chosen, plan } = loaderData
  const title = 'Merge tag'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        <Form method="get" className="cluster items-end">
          <Select
            id="into"
            name="into"
            label={`Merge “${name}” into`}
            options={others}
            placeholder="Please choose"
            defaultValue={chosen === null ? '' : String(chosen)}
          />
          <Button variant="secondary">Show what follows</Button>
        </Form>
        {plan && <Plan key={plan.token} page={page} name={name} plan={plan} />}
      </div>
    </>
  )
}

type PlanProps = { page: string; name: string; plan: ReturnType<typeof shown> }

function Plan({ page, name, plan: { into, moves, says, token } }: PlanProps) {
  return (
    <section className="card stack" aria-labelledby="follows">
      <h2 id="follows">What follows</h2>
      {moves.length > 0 ? <Moves moves={moves} into={into.name} /> : <p>Nothing has this tag.</p>}
      {says.length > 0 && (
        <Notice tone="warning" title="Worth a look">
          <ul className="list-disc ps-5">
            {says.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p>
        “<bdi>{name}</bdi>” is deleted. This can’t be undone.
      </p>
      <Form method="post" className="cluster">
        <AuthorField />
        <input type="hidden" name="into" value={into.id} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton variant="danger" pending="Merging…">
          Merge
        </SubmitButton>
        <ButtonLink variant="secondary" to={page}>
          Leave both
        </ButtonLink>
      </Form>
    </section>
  )
}

function Moves({ moves, into }: { moves: MergePlan['moves']; into: string }) {
  return (
    <table className="table">
      <caption className="sr-only">What gets the other tag</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Gets “{into}”</th>
          <th scope="col">Has both</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ what, count, both }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label={`Gets “${into}”`}>{count.toLocaleString('en-US')}</td>
            <td data-label="Has both">{both.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
