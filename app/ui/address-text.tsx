import { Fragment } from 'react'

/** An address of mail or the web, which breaks after its signs before it breaks anywhere else. */
export function AddressText({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/)
  return (
    <bdi className="address-text">
      {parts.map((part, index) => (
        // The parts of one address never change places.
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
