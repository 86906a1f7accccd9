import {
  bulkOperations,
  operationLabels,
  SEVERAL_PARTNERS,
} from '#app/domain/action-items/bulk-operations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { type Selection, selectedText } from './use-selection.ts'

type Props = { selected: Selection; shown: number; total: number; allFromStart: boolean }

/** The number of selected items, and the actions on them. */
export function BulkControls({ selected, shown, total, allFromStart }: Props) {
  const hydrated = useHydrated()
  const { count } = selected
  const several = selected.partners > 1
  return (
    <div className={hydrated && count > 0 ? 'bulk-controls is-on' : 'bulk-controls'}>
      {/* Its space is reserved for the script that counts, so the rows below don't move. */}
      <p className="min-h-lh min-w-32 noscript:hidden">{hydrated && selectedText(count)}</p>
      {total > shown && (
        <Checkbox
          id="select-all"
          name="all"
          value="true"
          defaultChecked={allFromStart}
          label={`Select all ${total.toLocaleString('en-US')} matching items`}
        />
      )}
      <div className="cluster">
        <label className="label" htmlFor="operation">
          With selected items
        </label>
        <select className="input w-auto" id="operation" name="operation" required>
          <option value="">Choose an action</option>
          {bulkOperations.map((operation) => (
            <option key={operation} value={operation} disabled={operation === 're-assign' && several}>
              {operationLabels[operation]}
            </option>
          ))}
        </select>
        <Button variant="secondary" aria-disabled={(hydrated && count === 0) || undefined}>
          Apply <span className="sr-only">to the selected items</span>
        </Button>
      </div>
      {several && <p className="hint">{SEVERAL_PARTNERS}</p>}
    </div>
  )
}
