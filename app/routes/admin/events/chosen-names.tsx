const SHOWN = 20

/** Who or what was chosen, the first of them by name. */
export function ChosenNames({ chosen }: { chosen: { id: number; name: string }[] }) {
  return (
    <ul className="list-disc ps-5">
      {chosen.slice(0, SHOWN).map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {chosen.length > SHOWN && <li>and {(chosen.length - SHOWN).toLocaleString('en-US')} more</li>}
    </ul>
  )
}
