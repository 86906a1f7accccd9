import { tint } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

type Props = { name: string; src: string | null; size?: 'md' | 'lg' }

const pixels = { md: 48, lg: 96 }

/** An organization's logo. Decorative: the name is always next to it. */
export function Logo({ name, src, size = 'md' }: Props) {
  const box = classNames('avatar avatar-logo', size === 'lg' && 'avatar-lg')
  if (src) {
    return <img className={box} src={src} alt="" width={pixels[size]} height={pixels[size]} loading="lazy" />
  }
  return <span aria-hidden className={`${box} tint-${tint(name)}`} data-initials={initials(name)} />
}
