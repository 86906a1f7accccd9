import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation } from 'react-router'
import { DisclosureMenu } from '../disclosure-menu.tsx'
import { Icon } from '../icon.tsx'
import { lateScript } from '../late-script.ts'
import { CommandButton } from './command-button.tsx'
import type { LiveProps } from './live-menu.tsx'

export type Command = {
  value: string
  label: string
  /** Shown instead of the menu’s label while the command is sent by POST. */
  pending?: string
}

type Props = {
  label: string
  /** The parameter that the form sends, with the value of the command. */
  name: string
  commands: readonly Command[]
}

const load = lateScript(() => import('./live-menu.tsx'))

/**
 * A menu of commands, each a submit button of the form around it. Until the script of the menu has been loaded, which it
 * is when someone comes near, and without JavaScript, it is a disclosure. Links have no place in it: screen readers
 * don’t list those of a menu.
 */
export function CommandMenu({ label, name, commands }: Props) {
  const { formData } = useNavigation()
  const sent = commands.find(({ value }) => value === formData?.get(name))
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [arrived, setArrived] = useState<{ Live: ComponentType<LiveProps>; isFocused: boolean }>()

  const arrive = async () => {
    const script = await load()
    const details = place.current?.querySelector('details')
    // One that is open stays as it is, and so does the summary under a pressed pointer, or there would be no click.
    if (!script || !details || details.open || isPressed.current) return
    const isFocused = details.contains(document.activeElement)
    // In one task, so that no key falls between the two.
    flushSync(() => setArrived({ Live: script.LiveMenu, isFocused }))
  }
  const near = {
    onPointerEnter: arrive,
    onFocus: arrive,
    onPointerDown: () => {
      isPressed.current = true
    },
    onClick: () => {
      isPressed.current = false
    },
  }
  const shown = (
    <>
      {sent?.pending ?? label} <Icon name="chevron-down" />
    </>
  )
  if (arrived) return <arrived.Live label={shown} isFocused={arrived.isFocused} {...{ name, commands }} />
  return (
    <div ref={place} {...near}>
      <DisclosureMenu label={shown} align="start" className="btn-secondary">
        <ul>
          {commands.map((command) => (
            <li key={command.value}>
              <CommandButton name={name} command={command} />
            </li>
          ))}
        </ul>
      </DisclosureMenu>
    </div>
  )
}
