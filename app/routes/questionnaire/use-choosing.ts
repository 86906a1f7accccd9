import { type FormEvent, useState } from 'react'

/**
 * What script adds to the answers of a question: choosing one that stands alone takes the others back, and choosing another
 * takes that one back. The message says so, and how many are chosen of those that may be.
 */
export function useChoosing(limit: number | null) {
  const [message, setMessage] = useState('')

  function onChange({ target, currentTarget }: FormEvent<HTMLElement>) {
    const box = target as HTMLInputElement
    if (box.name !== 'answers' || box.type === 'radio') return
    const chosen = [...currentTarget.querySelectorAll<HTMLInputElement>('[name=answers]:checked')]
    const replaced = box.checked ? chosen.filter((other) => other !== box && excludes(box, other)) : []
    for (const other of replaced) other.checked = false
    setMessage([replacement(box, replaced), count(chosen.length - replaced.length, limit)].join(' ').trim())
  }

  return { onChange, message }
}

const isAlone = (box: HTMLInputElement) => box.dataset.alone !== undefined

const excludes = (one: HTMLInputElement, other: HTMLInputElement) => isAlone(one) || isAlone(other)

function replacement(box: HTMLInputElement, replaced: HTMLInputElement[]): string {
  if (replaced.length === 0) return ''
  return isAlone(box)
    ? `“${box.dataset.alone}” replaced your other answers.`
    : `“${replaced[0]?.dataset.alone}” is no longer chosen.`
}

function count(chosen: number, limit: number | null): string {
  if (limit === null) return ''
  return chosen > limit
    ? `Choose up to ${limit} answers. You’ve chosen ${chosen}.`
    : `${chosen} of ${limit} chosen.`
}
