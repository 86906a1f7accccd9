import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' }

export function Card({ as: Element = 'div', className, ...props }: Props) {
  return <Element className={classNames('card', className)} {...(props as object)} />
}

/** A card's one link, inside its heading: it covers the whole card. `CardActions` sit above it. */
export function CardLink({ className, ...props }: LinkProps) {
  return <Link className={classNames('card-link', className)} {...props} />
}

export function CardActions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('card-actions', className)} {...props} />
}
