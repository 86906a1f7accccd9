import type { MarkCounts } from '#app/domain/resources/marked.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { counts: MarkCounts; favorites: string; completions: string }

/** How many resources the reader has marked, with links to them. */
export function MarkCountLinks({ counts, favorites, completions }: Props) {
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
