import type { FormEvent, ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { PlanId } from '#app/domain/plans/plans.ts'
import { AuthorField } from '../shell/author-field.tsx'

type Props = {
  planId: PlanId
  /** The path to continue to after paying. */
  wanted: string | null
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Leads to a page of the billing provider, which a client navigation can't do. */
export function CheckoutForm({ planId, wanted, onSubmit, children }: Props) {
  return (
    <Form method="post" action={href('/subscription/checkout')} reloadDocument onSubmit={onSubmit}>
      <AuthorField />
      <input type="hidden" name="planId" value={planId} />
      {wanted && <input type="hidden" name="redirect" value={wanted} />}
      {children}
    </Form>
  )
}
