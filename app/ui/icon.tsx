import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={className ? `icon ${className}` : 'icon'}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
