import { type ReactNode, useEffect } from 'react'
import { classNames } from './class-names.ts'
import { useClosingDetails } from './closing-details.ts'

type Props = {
  label: ReactNode
  children: ReactNode
  /** Accessible name, if `label` is an icon or changes with the width. */
  name?: string
  /** Opening one menu closes the others in its group. */
  group?: string
  align?: 'start' | 'end'
  className?: string
  menuClassName?: string
}

/** A native disclosure; JavaScript closes it on Escape, on a click elsewhere and after a navigation. */
export function DisclosureMenu({
  label,
  children,
  name,
  group = 'menu',
  align = 'end',
  className = 'btn-quiet',
  menuClassName,
}: Props) {
  const menu = useClosingDetails()

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close(menu.current)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      const focusInside = menu.current.contains(document.activeElement)
      close(menu.current)
      if (focusInside) menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [menu])

  return (
    <details
      ref={menu}
      name={group}
      className={classNames('menu', align === 'start' && 'menu-start', menuClassName)}
    >
      <summary className={classNames('btn', className)} aria-label={name}>
        {label}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
