import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to another site, opened in a new tab. */
export function OutsideLink({ to, children, ...props }: Props) {
  return (
    <>
      <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>{' '}
    </>
  )
}
