import type { ComponentProps } from 'react'
import type { Command } from './command-menu.tsx'

type Props = ComponentProps<'button'> & { command: Command }

export function CommandButton({ command, ...props }: Props) {
  return (
    <button {...props} type="submit" value={command.value} className="menu-item">
      {command.label}
    </button>
  )
}
