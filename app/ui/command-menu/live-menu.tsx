import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CommandButton } from './command-button.tsx'
import type { Command } from './command-menu.tsx'

export type LiveProps = {
  label: ReactNode
  name: string
  commands: readonly Command[]
  /** The focus was in what it replaces. */
  isFocused: boolean
}

/** The menu on Headless UI’s, in the place of the disclosure. */
export function LiveMenu({ label, name, commands, isFocused }: LiveProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <Menu as="div" className="menu menu-start">
      <MenuButton ref={button} className="btn btn-secondary">
        {label}
      </MenuButton>
      <MenuItems as="ul" modal={false} className="menu-panel outline-none" onClick={sendOnce}>
        {commands.map((command) => (
          <li key={command.value} role="none">
            <MenuItem as={CommandButton} name={name} command={command} onClick={send} />
          </li>
        ))}
      </MenuItems>
    </Menu>
  )
}

/** The menu closes with the click and takes its buttons along, by then out of their form: so the form is sent before. */
const send = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.form?.requestSubmit(currentTarget)

/** Where the buttons are still there, the browser would send the form again. */
const sendOnce = (event: MouseEvent) => event.preventDefault()
