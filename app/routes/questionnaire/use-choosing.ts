import { type FormEvent, useState } from 'react'

/**
 * With JavaScript, choosing an exclusive answer unchecks the others, and choosing another unchecks that one. The
 * message says so, and how many of the allowed answers are chosen.
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
