import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'icon'
}

function look({ variant = 'primary', size = 'md' }: Look, className?: string) {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, className)
}

/** The blank after it separates neighbors where no styles apply, as in text browsers. */
export function Button({ variant, size, className, ...props }: Look & ComponentProps<'button'>) {
  return (
    <>
      <button className={look({ variant, size }, className)} {...props} />{' '}
    </>
  )
}

export function ButtonLink({ variant, size, className, ...props }: Look & LinkProps) {
  return (
    <>
      <Link className={look({ variant, size }, className)} {...props} />{' '}
    </>
  )
}
