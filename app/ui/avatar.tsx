import { imageSources } from '#app/values/image-address.ts'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

type Props = { name: string; src?: string | null; size?: 'sm' | 'md' | 'lg'; className?: string }

const pixels = { sm: 36, md: 48, lg: 96 }

/** Decorative: the name is always next to it, so its initials stand only in the picture, not in the text. */
export function Avatar({ name, src, size = 'md', className }: Props) {
  const box = classNames('avatar', size !== 'md' && `avatar-${size}`, className)
  const width = pixels[size]
  if (src) {
    return (
      <img
        className={box}
        {...imageSources(src, width)}
        alt=""
        width={width}
        height={width}
        loading="lazy"
        decoding="async"
      />
    )
  }
  return <span aria-hidden className={`${box} tint-${tint(name)}`} data-initials={initials(name)} />
}

/** The background tint for a name's initials. */
export function tint(name: string) {
  let hash = 7
  for (let index = 0; index < name.length; index++) hash = (hash * 31 + name.charCodeAt(index)) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) % 8
}
