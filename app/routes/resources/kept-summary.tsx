import type { KeptCounts } from '#app/domain/resources/kept.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { counts: KeptCounts; favorites: string; completions: string }

/** How many resources the reader has marked, with links to them. */
export function KeptSummary({ counts, favorites, completions }: Props) {
  return (
    <nav className="cluster gap-2" aria-label="Your saved resources">
      <ButtonLink variant="secondary" to={favorites}>
        <Icon name="heart" />
        Favorites ({counts.favorites.toLocaleString('en-US')})
      </ButtonLink>
      <ButtonLink variant="secondary" to={completions}>
        <Icon name="circle-check" />
        Completions ({counts.completions.toLocaleString('en-US')})
      </ButtonLink>
    </nav>
  )
}
