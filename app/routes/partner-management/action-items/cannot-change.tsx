import type { Refusal } from '#app/domain/action-items/bulk-change.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { NamedItems } from './bulk-items.tsx'

type Props = {
  refusals: Refusal[]
  /** The id of the form that can continue without them. */
  form?: string
}

export function CannotChange({ refusals, form }: Props) {
  if (refusals.length === 0) return null
  return (
    <Notice tone="warning" title="These can’t be changed">
      <NamedItems items={refusals.map(({ item, reason }) => ({ ...item, about: reason }))} />
      {form && <LeaveOut form={form} ids={refusals.map(({ item }) => item.id)} />}
    </Notice>
  )
}

/** Offers the same edit for the others, without changing anything yet. */
function LeaveOut({ form, ids }: { form: string; ids: number[] }) {
  return (
    <SubmitButton
      variant="secondary"
      size="sm"
      className="mt-3"
      form={form}
      name="leaveOut"
      value={ids.join(' ')}
      formNoValidate
      pending="Skipping…"
    >
      Skip these
    </SubmitButton>
  )
}
