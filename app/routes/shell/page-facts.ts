import { createContext, useContext } from 'react'
import type { ShellData } from './shell-data.server.ts'

/** What only the server has while it renders. */
export type PageFacts = {
  nonce?: string
  /** The stylesheet's text, where the page is to carry it. */
  styles?: string
  requestId?: string
  /** For pages on which a guard stopped the shell's own loader. */
  shell?: ShellData
}

export const PageFactsContext = createContext<PageFacts>({})

export const usePageFacts = () => useContext(PageFactsContext)
