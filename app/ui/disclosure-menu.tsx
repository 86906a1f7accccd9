import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'

type Props = {
  label: ReactNode
  children: ReactNode
  /** Accessible name where `label` is a picture or changes with the width. */
  name?: string
  /** Menus of one group close each other. */
  group?: string
  align?: 'start' | 'end'
  className?: string
  menuClassName?: string
}

/** A native disclosure; script adds closing on Escape, on a click elsewhere and after a navigation. */
export function DisclosureMenu({
  label,
  children,
  name,
  group = 'menu',
  align = 'end',
  className,
  menuClassName,
}: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => close(menu.current), [location.key])

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
  }, [])

  return (
    <details
      ref={menu}
      name={group}
      className={classNames('menu', align === 'start' && 'menu-start', menuClassName)}
    >
      <summary className={classNames('btn btn-quiet', className)} aria-label={name}>
        {label}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
