import type { ReactNode } from 'react'
import type { ShownPlan } from '#app/domain/exchange/shown-plan.ts'
import { sayResembling, TITLES } from '#app/domain/exchange/told-lines.ts'
import { Card } from '#app/ui/card.tsx'
import { FaultTable, RewrittenTable } from './dry-run-tables.tsx'

type Props = {
  plan: ShownPlan
  /** What can be mended, as a file. */
  faultsHref: string
  /** Every line, as a file. */
  reportHref: string
}

/** What the file would do: counts, then what stands in the way, then the first lines of each outcome. */
export function DryRun({ plan, faultsHref, reportHref }: Props) {
  const { counts, faults, leftOut, changed, made, unchanged, added, rewritten } = plan
  const allFaults = { href: faultsHref, label: 'All of them are in the file with the reasons' }
  const allLines = inEveryLine(reportHref)
  return (
    <>
      <Summary plan={plan} reportHref={reportHref} />
      {faults.length > 0 && (
        <Part id="faults" title="Faults" count={counts.faults}>
          <p>
            {counts.faulty === 1 ? 'This line' : 'These lines'} won’t be imported.{' '}
            <a href={faultsHref} download>
              {counts.faulty === 1 ? 'Download it with the reason' : 'Download them with the reasons'}
            </a>
            , fix {counts.faulty === 1 ? 'it' : 'them'}, and upload that file.
          </p>
          <FaultTable caption="Faults" faults={faults} />
          <More all={counts.faults} shown={faults.length} where={allFaults} />
        </Part>
      )}
      {leftOut.length > 0 && (
        <Part id="left-out" title={TITLES.leftOut} count={counts.leftOut}>
          <p>
            The rest of these lines is imported.{' '}
            <a href={faultsHref} download>
              Download {leftOut.length === 1 ? 'this line' : 'them'} with the reasons
            </a>
            .
          </p>
          <FaultTable caption={TITLES.leftOut} faults={leftOut} />
          <More all={counts.leftOut} shown={leftOut.length} where={allFaults} />
        </Part>
      )}
      {changed.length > 0 && (
        <Part id="changed" title={TITLES.changed} count={counts.changed}>
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
          <More all={counts.changed} shown={changed.length} where={allLines} />
        </Part>
      )}
      {made.length > 0 && (
        <Part id="made" title={TITLES.new} count={counts.new}>
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
          <More all={counts.new} shown={made.length} where={allLines} />
        </Part>
      )}
      {unchanged.length > 0 && (
        <Part id="unchanged" title={TITLES.unchanged} count={counts.unchanged}>
          <Names lines={unchanged} />
          <More all={counts.unchanged} shown={unchanged.length} where={allLines} />
        </Part>
      )}
      {added.length > 0 && (
        <Part id="added" title={TITLES.added} count={counts.added}>
          <Names lines={added} />
          <More all={counts.added} shown={added.length} where={allLines} />
        </Part>
      )}
      {rewritten.length > 0 && (
        <Part id="rewritten" title={TITLES.rewritten} count={counts.rewritten}>
          <p>Spreadsheet programs show these differently. They count as unchanged.</p>
          <RewrittenTable rewritten={rewritten} />
          <More all={counts.rewritten} shown={rewritten.length} where={allLines} />
        </Part>
      )}
    </>
  )
}

const inEveryLine = (href: string) => ({ href, label: 'All of them are in the file of every line' })

function Summary({ plan, reportHref }: Pick<Props, 'plan' | 'reportHref'>) {
  const { counts, unread, consequences, unsaid } = plan
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="dry-run">
      <h2 id="dry-run">What this file would do</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Count label={TITLES.new} value={counts.new} />
        <Count label={TITLES.changed} value={counts.changed} />
        <Count label={TITLES.unchanged} value={counts.unchanged} />
        {counts.added > 0 && <Count label={TITLES.added} value={counts.added} />}
        <Count label="With faults, left out" value={counts.faulty} />
        {counts.conflicts > 0 && <Count label={TITLES.conflicts} value={counts.conflicts} />}
        <Count label="Blank" value={counts.blank} />
        {counts.leftOut > 0 && <Count label={TITLES.leftOut} value={counts.leftOut} />}
        {counts.rewritten > 0 && <Count label={TITLES.rewritten} value={counts.rewritten} />}
      </dl>
      {unread.length > 0 && (
        <p>
          Not read: <bdi>{unread.join(', ')}</bdi>.
        </p>
      )}
      {counts.resembling > 0 && <p>{sayResembling(counts.resembling)}</p>}
      {consequences.length > 0 && (
        <ul className="list-disc ps-5">
          {consequences.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      <More all={consequences.length + unsaid} shown={consequences.length} where={inEveryLine(reportHref)} />
      <p>
        <a href={reportHref} download>
          Download every line with what would become of it
        </a>
      </p>
    </Card>
  )
}

type PartProps = { id: string; title: string; count: number; children: ReactNode }

const Part = ({ id, title, count, children }: PartProps) => (
  <Card as="section" className="stack gap-3" aria-labelledby={id}>
    <h2 id={id}>
      {title} <span className="text-muted">({count.toLocaleString('en-US')})</span>
    </h2>
    {children}
  </Card>
)

type MoreProps = { all: number; shown: number; where: { href: string; label: string } }

const More = ({ all, shown, where }: MoreProps) =>
  all > shown && (
    <p>
      And {(all - shown).toLocaleString('en-US')} more.{' '}
      <a href={where.href} download>
        {where.label}
      </a>
      .
    </p>
  )

const Names = ({ lines }: { lines: ShownPlan['unchanged'] }) => (
  <details>
    <summary>Show {lines.length === 1 ? 'it' : 'them'}</summary>
    <ul className="list-disc ps-5">
      {lines.map(({ line, name }) => (
        <li key={line}>
          <bdi>{name}</bdi> <span className="text-muted">(line {line})</span>
        </li>
      ))}
    </ul>
  </details>
)

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-xl font-semibold">{value.toLocaleString('en-US')}</dd>
  </div>
)
