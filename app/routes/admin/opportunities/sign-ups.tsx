import { data, Form } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import { nameOf } from '#app/domain/administration/kind.server.ts'
import { opportunities } from '#app/domain/volunteering/administer.server.ts'
import { STATUS_LABELS } from '#app/domain/volunteering/labels.ts'
import { listSignUps, markSignUp } from '#app/domain/volunteering/sign-ups.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { AdminTable } from '../admin-table.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/sign-ups'

/** What it is to be, so that a form that arrives twice finds it done. */
const Marked = z.object({
  signUp: z.string().transform(parseId),
  status: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED']),
})

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { id, content } = found(await findRecord(opportunities, parseId(params.recordId)))
  const list = await listOrFailure(context, { ...EMPTY_PAGE, signUps: [] }, () =>
    listSignUps(id, parsePage(url.searchParams.get('page'))),
  )
  const zone = viewer.timeZone ?? 'UTC'
  return {
    page: recordHref(opportunities.name, id),
    name: nameOf(opportunities, content),
    list: {
      ...list,
      signUps: list.signUps.map(({ createdAt, ...signUp }) => ({
        ...signUp,
        since: formatTimestamp(createdAt, zone),
      })),
    },
  }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Marked)
  if (!form.ok || form.value.signUp === null) throw data(null, { status: 400 })
  const { signUp, status } = form.value
  const marking = await markSignUp(context.get(viewerContext), id, signUp, status)
  const here = `${recordHref(opportunities.name, id)}/sign-ups${url.search}`
  if (marking.kind === 'gone') {
    return redirectWithNotice(here, 'That member has withdrawn.', { tone: 'info' })
  }
  const { name, told } = marking
  const label = STATUS_LABELS[status].toLowerCase()
  return redirectWithNotice(here, `${name} is ${label}.${told ? ' We’re emailing them.' : ''}`)
}

export default function SignUps({ loaderData }: Route.ComponentProps) {
  const { page, name, list } = loaderData
  return (
    <>
      <PageTitle title={`Sign-ups: ${name}`} />
      <PageHead
        title="Sign-ups"
        back={{ to: page, label: name }}
        lead="Members get an email once they’re confirmed, and once they’re completed."
      />
      {list.total === 0 && !list.failed ? (
        <EmptyState title="No one has signed up yet">Members sign up on the opportunity’s page.</EmptyState>
      ) : (
        <Results failed={list.failed}>
          <SignUpTable signUps={list.signUps} />
          <Pagination page={list.page} pages={list.pages} href={(number) => `?page=${number}`} />
        </Results>
      )}
    </>
  )
}

type SignUp = Route.ComponentProps['loaderData']['list']['signUps'][number]

function SignUpTable({ signUps }: { signUps: SignUp[] }) {
  return (
    <AdminTable
      caption="Who has signed up"
      headings={['Member', 'Email address', 'Signed up', 'Status', 'Change']}
    >
      {signUps.map((signUp) => (
        <tr key={signUp.id}>
          <th scope="row">
            <bdi>{signUp.name}</bdi>
          </th>
          <td data-label="Email address">
            <bdi>{signUp.email}</bdi>
          </td>
          <td data-label="Signed up">{signUp.since}</td>
          <td data-label="Status">
            <StatusChip {...looks[signUp.status]}>{STATUS_LABELS[signUp.status]}</StatusChip>
          </td>
          <td data-label="Change">
            <Marks signUp={signUp} />
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}

const looks = {
  PENDING: { tone: 'warning', icon: 'clock' },
  CONFIRMED: { tone: 'info', icon: 'circle-check' },
  COMPLETED: { tone: 'success', icon: 'circle-check' },
} as const

const steps = {
  PENDING: [{ status: 'CONFIRMED', label: 'Confirm' }],
  CONFIRMED: [
    { status: 'COMPLETED', label: 'Complete' },
    { status: 'PENDING', label: 'Take back' },
  ],
  COMPLETED: [{ status: 'CONFIRMED', label: 'Take back' }],
} as const

function Marks({ signUp: { id, name, status } }: { signUp: SignUp }) {
  return (
    <div className="cluster">
      {steps[status].map((step) => (
        <Form key={step.status} method="post">
          <AuthorField />
          <input type="hidden" name="signUp" value={id} />
          <SubmitButton name="status" value={step.status} variant="secondary" size="sm" pending="Saving…">
            {step.label}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
      ))}
    </div>
  )
}
