import { Button } from './button.tsx'
import { Select } from './field.tsx'
import { useHydrated } from './hydrated.ts'

type Props = { options: { value: string; label: string }[]; defaultValue: string }

/**
 * The order of a list, above the collapsed filters on phones. Without JavaScript it has its own button next to it, so
 * that nothing moves when JavaScript removes the button.
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
