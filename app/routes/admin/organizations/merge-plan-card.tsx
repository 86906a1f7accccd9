import { Form } from 'react-router'
import type { MergeChoice, MergePlan } from '#app/domain/organizations/merge-plan.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = { page: string; name: string; into: MergeChoice; plan: MergePlan }

/** What merging moves and what becomes one by it, before it is done. */
export function MergePlanCard({ page, name, into, plan: { moves, token } }: Props) {
  return (
    <section className="card stack" aria-labelledby="follows">
      <h2 id="follows">What follows</h2>
      {moves.length > 0 ? <Moves moves={moves} into={into.name} /> : <p>Nothing refers to it.</p>}
      <p>
        “<bdi>{name}</bdi>” becomes part of “<bdi>{into.name}</bdi>”{into.place && ` (${into.place})`}, which
        keeps its own facts and gets those that it lacks. Old links lead there, and imports with the old name
        find it. Members’ cards and search follow. This can’t be undone.
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
      <caption className="sr-only">What moves</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">
            Moves to “<bdi>{into}</bdi>”
          </th>
          <th scope="col">Becomes one</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ what, count, both }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{count.toLocaleString('en-US')}</td>
            <td>{both.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
