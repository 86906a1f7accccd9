import { Card } from '#app/ui/card.tsx'
import { counted } from './counted.ts'

const LINES = { one: 'line', many: 'lines' }
const CELLS = { one: 'cell', many: 'cells' }

type Props = { lines: number; cells: number; faultsHref: string }

/** What of an imported file had faults, or was left out, as long as it's kept. */
export function LeftOut({ lines, cells, faultsHref }: Props) {
  const isOne = lines + cells === 1
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="faults">
      <h2 id="faults">{lines > 0 ? 'Faults' : 'Cells left out'}</h2>
      <p>
        {lines > 0 && `${counted(lines, LINES)} with faults ${lines === 1 ? 'wasn’t' : 'weren’t'} imported. `}
        {cells > 0 && `${counted(cells, CELLS)} ${cells === 1 ? 'was' : 'were'} left out of the others. `}
        <a href={faultsHref} download>
          Download {isOne ? 'it with the reason' : 'them with the reasons'}
        </a>
        , fix {isOne ? 'it' : 'them'}, and upload that file.
      </p>
    </Card>
  )
}
