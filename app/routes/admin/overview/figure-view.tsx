import type { Figure } from '#app/domain/overview/figures.server.ts'

/** A picture, and below it the table that says the same. */
export function FigureView({ figure }: { figure: Figure }) {
  const { name, title, hint, heading, columns, rows } = figure
  const id = `figure-${name}`
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      <Bars figure={figure} />
      <div className="max-w-full overflow-x-auto">
        <table className="table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {columns.map((column, index) => (
                <th key={column} scope="col">
                  {columns.length > 1 && <Key bar={index} />} {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {cells.map(({ text }, index) => (
                  <td key={columns[index]} data-label={columns[index]}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const HEIGHT = 40
const BAR = 4
const GAP = 3
/** Drawn for figures that say nothing. */
const LEAST = 0.6

/** Upright bars, a group for each row. Their words and numbers are in the table. */
function Bars({ figure: { title, columns, rows } }: { figure: Figure }) {
  const highest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ size }) => size)))
  const group = columns.length * BAR + GAP
  const width = rows.length * group + GAP
  return (
    <svg
      className="h-36 w-full"
      role="img"
      aria-label={`${title}: a chart of the table below`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {rows.map(({ label, cells }, row) =>
        cells.map(({ size }, index) => {
          const height = Math.max(LEAST, (size / highest) * (HEIGHT - 1))
          return (
            <rect
              key={`${label} ${columns[index]}`}
              className={`bar-${index + 1}`}
              x={GAP + row * group + index * BAR}
              y={HEIGHT - height}
              width={BAR - 0.5}
              height={height}
            />
          )
        }),
      )}
      <line className="stroke-edge stroke-[0.5]" x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  )
}

function Key({ bar }: { bar: number }) {
  return (
    <svg className="inline-block size-[0.75em]" aria-hidden viewBox="0 0 10 10">
      <rect className={`bar-${bar + 1}`} width="10" height="10" />
    </svg>
  )
}
