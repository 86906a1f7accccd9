import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'

type Props = ComponentProps<typeof Button> & { pending: string }

/** Shows `pending="Saving…"` while its own submission is in progress, over its text, whose width it keeps. */
export function SubmitButton({ pending, children, ...props }: Props) {
  const { formData } = useNavigation()
  const busy = formData !== undefined && (!props.name || formData.get(props.name) === props.value)
  return (
    <Button type="submit" aria-disabled={busy || undefined} {...props}>
      {busy ? (
        <span className="inline-grid justify-items-center *:[grid-area:1/1]">
          <span className="invisible inline-flex gap-2" aria-hidden>
            {children}
          </span>
          <span>{pending}</span>
        </span>
      ) : (
        children
      )}
    </Button>
  )
}
