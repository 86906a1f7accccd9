import { createContext, type ReactNode, useContext } from 'react'
import type { UnsentForm } from '#app/http/submitted-form.server.ts'
import type { MenuEntry } from './menu.ts'
import type { ShellData } from './shell-data.server.ts'

/** Facts that only the server has while rendering. */
export type PageFacts = {
  nonce?: string
  /** The stylesheet's text, if the page should include it. */
  styles?: string
  requestId?: string
  /** The entries of the primary menu, made once for many pages. */
  menuMarkup?: (menu: MenuEntry[], pathname: string, entries: ReactNode) => string | undefined
  /** For pages on which a guard stopped the shell's own loader. */
  shell?: ShellData
  /** The text in the form whose request failed. */
  typed?: string[]
  /** The form that couldn't be handled, to be sent again. */
  unsent?: UnsentForm
}

export const PageFactsContext = createContext<PageFacts>({})

export const usePageFacts = () => useContext(PageFactsContext)
