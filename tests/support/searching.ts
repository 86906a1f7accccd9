/** The search for everything, as a viewer finds it. */
import { type Asking, visit } from './app.ts'

type Found = Record<string, { names: string[]; links: string[]; all: string | null }>

export const searchAddress = (text: string) => `/search?q=${encodeURIComponent(text)}`

/** What the page finds, by kind. */
export async function find(text: string, asking: Asking): Promise<Found> {
  const { page } = await visit(searchAddress(text), asking)
  const sections = page.root.querySelectorAll('main section').map((section) => {
    const links = section.querySelectorAll('li a')
    return [
      section.querySelector('h2')?.text ?? '',
      {
        names: links.map((link) => link.text),
        links: links.map((link) => link.getAttribute('href') ?? ''),
        all: section.querySelector('.section-head a')?.getAttribute('href') ?? null,
      },
    ] as const
  })
  return Object.fromEntries(sections)
}
