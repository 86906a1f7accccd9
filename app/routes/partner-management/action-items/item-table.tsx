import { type ActionItemFilter, actionItemList } from '#app/domain/action-items/list.ts'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { SelectionForm, useSelected } from '#app/lists/selection-form.tsx'
import { listHref } from './address.ts'
import { BulkControls } from './bulk-controls.tsx'
import { ItemRow } from './item-row.tsx'
import { useSelection } from './use-selection.ts'

type Props = { items: ListedItem[]; total: number; page: number; filter: ActionItemFilter }

/** A page's rows, which can be selected, with the actions on them; phones show each as labeled lines. */
export function ItemTable({ items, total, page, filter }: Props) {
  const { read, selected } = useSelection(items, total)
  const { ids, all } = useSelected()
  // A link that names items is there to do something with them.
  const chosen = ids.length > 0 || all ? ids : filter.actionItem
  return (
    <SelectionForm
      action={`${listHref('')}/bulk`}
      filter={[...actionItemList.write(filter)]}
      page={page}
      rows={items}
      onSelect={read}
      preventScrollReset
    >
      <BulkControls selected={selected} shown={items.length} total={total} allFromStart={all} />
      <table className="table item-table">
        <caption className="sr-only">Action items by due date</caption>
        <thead>
          <tr>
            <td>
              <span className="sr-only">Select</span>
            </td>
            <th scope="col">Title</th>
            <th scope="col">Due Date</th>
            <th scope="col">Event</th>
            <th scope="col">Partner</th>
            <th scope="col">Status</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} isSelected={chosen.includes(item.id)} />
          ))}
        </tbody>
      </table>
    </SelectionForm>
  )
}
