import type { ReactNode } from 'react'
import type { ShownPlan } from '#app/domain/exchange/shown-plan.ts'
import { Card } from '#app/ui/card.tsx'
import { AdminTable } from '../admin-table.tsx'

type Props = { plan: ShownPlan; noun: { one: string; many: string }; faultsHref: string }

/** What the file would do: counts, then what stands in the way, then line by line. */
export function DryRun({ plan, noun, faultsHref }: Props) {
  const { counts, unread, consequences, unsaid, made, changed, faults, leftOut, rewritten } = plan
  return (
    <>
      <Part id="dry-run" title="What this file would do">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Count label="New" value={counts.new} />
          <Count label="Changed" value={counts.changed} />
          <Count label="Unchanged" value={counts.unchanged} />
          {counts.added > 0 && <Count label="Add to another line" value={counts.added} />}
          <Count label="With faults, left out" value={counts.faulty} />
          <Count label="Blank" value={counts.blank} />
          {rewritten.length > 0 && <Count label="Rewritten cells" value={counts.rewritten} />}
        </dl>
        {unread.length > 0 && (
          <p>
            Not read: <bdi>{unread.join(', ')}</bdi>.
          </p>
        )}
        {consequences.length > 0 && (
          <ul className="list-disc ps-5">
            {consequences.map((said) => (
              <li key={said}>{said}</li>
            ))}
            {unsaid > 0 && <li>And {unsaid.toLocaleString('en-US')} more like these.</li>}
          </ul>
        )}
      </Part>
      {faults.length > 0 && (
        <Part id="faults" title="Faults">
          <p>
            These lines won’t be imported.{' '}
            <a href={faultsHref} download>
              Download them with the reasons
            </a>
            , fix them, and upload that file.
          </p>
          <FaultTable caption="Faults" faults={faults} />
        </Part>
      )}
      {leftOut.length > 0 && (
        <Part id="left-out" title="Cells left out">
          <p>The rest of these lines is imported.</p>
          <FaultTable caption="Cells left out" faults={leftOut} />
        </Part>
      )}
      {changed.length > 0 && (
        <Part id="changed" title="Changed">
          <ul className="stack">
            {changed.map(({ line, name, changes }) => (
              <li key={line}>
                <bdi>{name}</bdi> <span className="text-muted">(line {line})</span>
                <ul className="list-disc ps-5">
                  {changes.map(({ where, before, after }) => (
                    <li key={where}>
                      {where}: <del>{before}</del> to <ins>{after}</ins>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {made.length > 0 && (
        <Part id="made" title="New">
          <ul className="list-disc ps-5">
            {made.map(({ line, name, publish, resembles }) => (
              <li key={line}>
                <bdi>{name}</bdi>{' '}
                <span className="text-muted">
                  (line {line}
                  {publish ? ', published' : ''})
                </span>
                {resembles && (
                  <>
                    , much like <bdi>“{resembles}”</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
          {counts.new > made.length && (
            <p>
              And {(counts.new - made.length).toLocaleString('en-US')} more {noun.many}.
            </p>
          )}
        </Part>
      )}
      {rewritten.length > 0 && (
        <Part id="rewritten" title="Rewritten cells">
          <p>Spreadsheet programs show these differently. They count as unchanged.</p>
          <RewrittenTable rewritten={rewritten} />
          {counts.rewritten > rewritten.length && (
            <p>And {(counts.rewritten - rewritten.length).toLocaleString('en-US')} more cells.</p>
          )}
        </Part>
      )}
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}

const FaultTable = ({ caption, faults }: { caption: string; faults: ShownPlan['faults'] }) => (
  <AdminTable caption={caption} headings={['Line', 'Column', 'Cell', 'Reason']}>
    {faults.map(({ line, column, value, reason }) => (
      <tr key={`${line} ${column} ${reason}`}>
        <th scope="row">Line {line}</th>
        <td data-label="Column">{column}</td>
        <td data-label="Cell">
          <bdi>{value}</bdi>
        </td>
        <td data-label="Reason">{reason}</td>
      </tr>
    ))}
  </AdminTable>
)

const RewrittenTable = ({ rewritten }: { rewritten: ShownPlan['rewritten'] }) => (
  <table className="table admin-table">
    <caption className="sr-only">Rewritten cells</caption>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Column</th>
        <th scope="col">Cell</th>
        <th scope="col">Stays</th>
      </tr>
    </thead>
    <tbody>
      {rewritten.map(({ line, column, value, stands }) => (
        <tr key={`${line} ${column}`}>
          <th scope="row">Line {line}</th>
          <td data-label="Column">{column}</td>
          <td data-label="Cell">
            <bdi>{value}</bdi>
          </td>
          <td data-label="Stays">
            <bdi>{stands}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-xl font-semibold">{value.toLocaleString('en-US')}</dd>
  </div>
)
