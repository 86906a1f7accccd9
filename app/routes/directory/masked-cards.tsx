/** Placeholder cards, for members who may not be seen. */
export function MaskedCards({ count }: { count: number }) {
  return (
    <ul className="cards" aria-hidden>
      <MaskedMembers count={count} />
    </ul>
  )
}

/** Without their list, for members who are on their way. */
export function MaskedMembers({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
    <li key={key} className="card person-card masked" aria-hidden>
      <span className="avatar" />
      <div>
        <i className="w-2/3" />
        <i />
        <i className="w-1/2" />
      </div>
    </li>
  ))
}
