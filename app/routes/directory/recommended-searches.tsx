import type { Preset } from '#app/domain/directory/presets.ts'
import { Link } from '#app/ui/link.tsx'

/** Searches suggested to the viewer; `current` is the URL of the current list. */
export function RecommendedSearches({ presets, current }: { presets: Preset[]; current: string }) {
  if (presets.length === 0) return null
  return (
    <nav aria-labelledby="recommended-searches" className="grid gap-2">
      <h2 id="recommended-searches" className="text-sm text-muted">
        Recommended searches
      </h2>
      <ul className="chips presets">
        {presets.map(({ label, href }) => (
          <li key={label}>
            <Link
              className="chip preset"
              to={href}
              aria-current={href === current || undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
