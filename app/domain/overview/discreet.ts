/** A figure about people as it is shown: its words, and how large a picture draws it. */
export type Shown = { text: string; size: number }

/** Figures about fewer people say only that. */
const FEW = 5

const FEWER = `fewer than ${FEW}`

const exact = (count: number): Shown => ({ text: count.toLocaleString('en-US'), size: count })

export const discreet = (people: number): Shown => (people < FEW ? { text: FEWER, size: 0 } : exact(people))

/** What these people have done, which says nothing where they are few. */
export const doneBy = (count: number, people: number): Shown =>
  people < FEW ? { text: `by ${FEWER} people`, size: 0 } : exact(count)

/** A part of people whose whole stands beside it: neither it nor the rest may tell of a few. */
export function partOf(part: number, whole: number): Shown {
  if (part < FEW) return { text: FEWER, size: 0 }
  return whole - part < FEW ? { text: `all but ${FEWER}`, size: whole } : exact(part)
}

/** Whether there is anything to draw. */
export const saysHowMany = ({ size }: Shown): boolean => size > 0
