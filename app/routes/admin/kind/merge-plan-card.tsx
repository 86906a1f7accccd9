import type { MergePlan, Merger } from '#app/domain/administration/merging.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ConfirmForm } from '../form/confirm-form.tsx'

/** The plan as it is said. */
export const planCard = (
  { into, moves, says, token }: MergePlan,
  { fate, nothing, table, ...heads }: Merger['texts'],
) => ({
  into,
  fate,
  nothing,
  table,
  heads: [heads.moves(into.name), heads.both] as const,
  moves,
  says,
  token,
})

type Props = { page: string; name: string; plan: ReturnType<typeof planCard> }

/** What merging moves and what follows, before it is done. */
export function MergePlanCard({ page, name, plan }: Props) {
  const { into, fate, nothing, says, token } = plan
  return (
    <section className="card stack" aria-labelledby="follows">
      <h2 id="follows">What follows</h2>
      {plan.moves.length > 0 ? <Moves {...plan} /> : <p>{nothing}</p>}
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
        “<bdi>{name}</bdi>” becomes part of “<bdi>{into.name}</bdi>”{into.place && ` (${into.place})`}
        {fate} This can’t be undone.
      </p>
      <ConfirmForm
        page={page}
        fields={{ into: into.id, token }}
        label="Merge"
        pending="Merging…"
        leave="Leave both"
        danger
      />
    </section>
  )
}

function Moves({ table, heads: [moved, shared], moves }: Props['plan']) {
  return (
    <table className="table">
      <caption className="sr-only">{table}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{moved}</th>
          <th scope="col">{shared}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ what, count, both }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label={moved}>{count.toLocaleString('en-US')}</td>
            <td data-label={shared}>{both.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
