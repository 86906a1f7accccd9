import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { focusPlaced, focusStays, mainPlace } from './route-announcer.tsx'
import { shownPlace } from './shown-place.ts'

type Props = {
  title: ReactNode
  closeTo: string
  /** The URL of the link that opens it, if closing re-renders the page with that link. */
  openedBy?: string
  /** The same for a dialog that may remove its own link: the first of these links that still exists gets the focus. */
  returnTo?: string[]
  children: ReactNode
}

/**
 * A route shown as a dialog over its parent's page. The server's HTML is an open, non-modal dialog in the flow of
 * the page; script raises the same element to a modal, so nothing typed before hydration is lost.
 */
export function DialogFrame({ title, closeTo, openedBy, returnTo, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const links = useRef(returnTo)
  const focused = useRef<Element>(null)
  const close = () => navigate(closeTo, { preventScrollReset: true, state: focusStays })

  // Before painting, so that anyone who sees the dialog can close it with Escape.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    opener.current = document.activeElement
    element.close()
    element.showModal()
    if (element.contains(opener.current)) focusOn(opener.current)
    else heading.current?.focus()
    return () => element.close()
  }, [])

  // After the page below has rendered without the dialog.
  useEffect(() => {
    const openedFrom = opener.current
    return () => {
      if (links.current) focusPlaced(firstOf(links.current))
      else if (openedFrom?.isConnected && openedFrom !== document.body) focusOn(openedFrom)
      else focusOn(linkTo(openedBy))
    }
  }, [openedBy])

  useEffect(() => {
    if (shown.current !== pathname) heading.current?.focus()
    shown.current = pathname
  }, [pathname])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && isOutside(event, dialog.current)) close()
  }

  return (
    // The backdrop duplicates Escape and the close link.
    <dialog
      ref={dialog}
      open
      className="dialog"
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onFocus={({ target }) => {
        focused.current = target
      }}
      // A browser may close it without asking first, for example on a second Escape. It stays if what is unsaved keeps it.
      onClose={() => {
        if (dialog.current?.open !== false) return
        const before = focused.current
        dialog.current.showModal()
        focusOn(before)
        close()
      }}
    >
      <div className="dialog-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Link className="btn btn-quiet btn-icon" to={closeTo} preventScrollReset state={focusStays}>
          <span className="sr-only">Close</span>
          <Icon name="x" />
        </Link>
      </div>
      <div className="px-5 pt-2 pb-5">{children}</div>
    </dialog>
  )
}

const focusOn = (element: Element | null) => shownPlace(element)?.focus()

function firstOf(addresses: string[]) {
  const link = addresses.map(linkAt).find((found) => found !== null)
  return link?.closest('details')?.querySelector('summary') ?? link ?? mainPlace()
}

function linkTo(address: string | undefined) {
  return (address && linkAt(address)) || mainPlace()
}

function linkAt(address: string) {
  return document.querySelector(`main a[href="${CSS.escape(address)}"]`)
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
