import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const shapes = {
  search: (
    <>
      <rect className="paper" x="26" y="20" width="50" height="54" rx="6" />
      <circle cx="41" cy="36" r="6" />
      <path d="M53 33h14M53 40h9M35 55h18M35 63h11" />
      <circle className="paper" cx="74" cy="57" r="13" />
      <path d="m83.5 66.5 11 11" strokeWidth="4" />
    </>
  ),
  people: (
    <>
      <circle className="paper" cx="40" cy="44" r="9" />
      <path className="paper" d="M24 76c0-11 7-17 16-17s16 6 16 17z" />
      <circle className="paper" cx="80" cy="44" r="9" />
      <path className="paper" d="M64 76c0-11 7-17 16-17s16 6 16 17z" />
      <circle className="paper" cx="60" cy="36" r="11" />
      <path className="paper" d="M40 76c0-14 8-22 20-22s20 8 20 22z" />
    </>
  ),
  letter: (
    <>
      <rect className="paper" x="28" y="30" width="64" height="44" rx="6" />
      <path d="m30 34 30 24 30-24M30 71l20-21M90 71 70 50" />
    </>
  ),
  calendar: (
    <>
      <rect className="paper" x="32" y="24" width="56" height="52" rx="6" />
      <path d="M32 40h56M46 18v12M74 18v12M44 51h4M58 51h4M72 51h4M44 63h4M58 63h4" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof shapes

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg className={classNames('drawing', className)} viewBox="0 0 120 90" aria-hidden>
      <ellipse className="wash" cx="60" cy="52" rx="52" ry="34" />
      {shapes[name]}
      <path className="spark" d="M100 16v10M95 21h10M16 26v6M13 29h6" />
    </svg>
  )
}
