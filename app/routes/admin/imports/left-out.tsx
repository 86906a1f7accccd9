import { Card } from '#app/ui/card.tsx'
import { counted } from './counted.ts'

const LINES = { one: 'line', many: 'lines' }

/** What an imported file had faults in, as long as it's kept. */
export const LeftOut = ({ count, faultsHref }: { count: number; faultsHref: string }) => (
  <Card as="section" className="stack gap-3" aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <p>
      {counted(count, LINES)} with faults {count === 1 ? 'wasn’t' : 'weren’t'} imported.{' '}
      <a href={faultsHref} download>
        Download {count === 1 ? 'it with the reason' : 'them with the reasons'}
      </a>
      , fix {count === 1 ? 'it' : 'them'}, and upload that file.
    </p>
  </Card>
)
