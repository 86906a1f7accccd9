import type { ResourceKind } from '#app/domain/resources/kind.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const icons: Record<ResourceKind, IconName> = { video: 'play', file: 'file', text: 'book-open' }
const tints: Record<ResourceKind, number> = { video: 5, file: 2, text: 4 }

/** Its kind as a picture. Decorative: the kind is among its facts. */
export function ResourceTile({ kind }: { kind: ResourceKind }) {
  return (
    <span aria-hidden className={`avatar avatar-logo tint-${tints[kind]}`}>
      <Icon name={icons[kind]} />
    </span>
  )
}
