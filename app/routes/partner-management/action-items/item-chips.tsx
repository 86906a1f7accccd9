import { Link } from 'react-router'
import {
  type ActionItemFilter,
  filterParams,
  type IdFilter,
  isFiltered,
} from '#app/domain/action-items/filter.ts'
import { statusLabels } from '#app/domain/action-items/status.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { withoutParam } from '#app/values/search-params.ts'

type Choice = { id: string; label: string }
type Props = {
  filter: ActionItemFilter
  options: { partners: { chosen: Choice[] }; events: { chosen: Choice[] }; items: Choice[] }
}

/** Each thing that the list is filtered by, removable by itself. */
export function ItemChips({ filter, options }: Props) {
  if (!isFiltered(filter)) return null
  const params = filterParams(filter)
  const named = (name: IdFilter, choices: Choice[]) =>
    choices.map(({ id, label }) => ({ label, without: withoutParam(params, name, id) }))
  const chips = [
    ...named('actionItem', options.items),
    ...named('organizationId', options.partners.chosen),
    ...named('eventId', options.events.chosen),
    ...filter.mltStatus.map((status) => ({
      label: statusLabels[status],
      without: withoutParam(params, 'mltStatus', status),
    })),
  ]
  return (
    <ul className="chips items-center" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={without}>
          <RemovableChip to={without} label={label} />
        </li>
      ))}
      <li>
        <Link className="btn btn-quiet btn-sm" to="?" preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  )
}
