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
  /** What was written into the form that could not be answered. */
  typed?: string[]
}

export const PageFactsContext = createContext<PageFacts>({})

export const usePageFacts = () => useContext(PageFactsContext)
