import { Checkbox } from '#app/ui/choices.tsx'
import { allThatMatch } from './all-that-match.ts'

type Props = {
  total: number
  /** Whether the page begins with it. */
  isChecked: boolean
}

/** Chooses every row that a list's filter has found, on all of its pages. */
export function SelectAll({ total, isChecked }: Props) {
  return (
    <Checkbox
      id="select-all"
      name="all"
      value="true"
      defaultChecked={isChecked}
      label={`Select ${allThatMatch(total, 'this filter')}`}
    />
  )
}
