import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'

type Props = ComponentProps<typeof Button> & { pending: string }

/** Says what it does while its own submission is on the way: `pending="Saving…"`. */
export function SubmitButton({ pending, children, ...props }: Props) {
  const { formData } = useNavigation()
  const busy = formData !== undefined && (!props.name || formData.get(props.name) === props.value)
  return (
    <Button type="submit" aria-disabled={busy || undefined} {...props}>
      {busy ? pending : children}
    </Button>
  )
}
