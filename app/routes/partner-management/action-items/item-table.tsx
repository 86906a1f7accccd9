import { Form } from 'react-router'
import { type ActionItemFilter, actionItemList } from '#app/domain/action-items/list.ts'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { listHref } from './address.ts'
import { BulkControls } from './bulk-controls.tsx'
import { ItemRow } from './item-row.tsx'
import { useSelection } from './use-selection.ts'

type Props = { items: ListedItem[]; total: number; filter: ActionItemFilter }

/** A page's rows, which can be selected, with the actions on them; phones show each as labeled lines. */
export function ItemTable({ items, total, filter }: Props) {
  const { form, selected } = useSelection(items)
  return (
    // A browser that restores ticks on a reload goes by the place of a row, where another item may stand by then.
    <Form
      ref={form}
      method="get"
      action={`${listHref('')}/bulk`}
      className="stack"
      preventScrollReset
      autoComplete="off"
    >
      {[...actionItemList.write(filter)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <BulkControls selected={selected} shown={items.length} total={total} />
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
            <ItemRow key={item.id} item={item} preselected={filter.actionItem.length > 0} />
          ))}
        </tbody>
      </table>
    </Form>
  )
}
