import { CutText } from './cut-text.tsx'

/** A name in its own direction, so that right-to-left names don't reorder what stands beside them. */
export function PersonName({ name, max }: { name: string; max?: number }) {
  return <bdi>{max === undefined ? name : <CutText text={name} max={max} />}</bdi>
}
