import { Fragment } from 'react'

/** An email or web address that prefers to break after its punctuation. */
export function AddressText({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/)
  return (
    <bdi className="wrap-anywhere">
      {parts.map((part, index) => (
        // The parts of an address never change order.
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
