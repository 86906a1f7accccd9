import { Button } from './button.tsx'
import { Select } from './field.tsx'
import { useHydrated } from './hydrated.ts'

type Props = { options: { value: string; label: string }[]; defaultValue: string }

/**
 * The order of a list, above the folded filters of phones: there it has a button of its own as long as there is no script,
 * beside it, so that nothing moves when script takes the button away.
 */
export function SortWithApply(props: Props) {
  const hydrated = useHydrated()
  return (
    <div className="field-row">
      <Select id="sort" name="sort" label="Sort by" {...props} />
      {!hydrated && (
        <Button variant="secondary" className="lg:hidden">
          Apply
        </Button>
      )}
    </div>
  )
}
