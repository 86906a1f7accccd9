import type { Attention } from '#app/domain/overview/attention.server.ts'
import { Link } from '#app/ui/link.tsx'

export function AttentionList({ attention }: { attention: Attention[] }) {
  return (
    <section className="card stack" aria-labelledby="attention">
      <h2 id="attention">What needs attention</h2>
      {attention.length === 0 ? (
        <p>Nothing right now.</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5">
          {attention.map(({ says, to, file }) => (
            <li key={to}>
              <Link to={to}>
                {file === undefined ? (
                  says
                ) : (
                  <>
                    “<bdi>{file}</bdi>” {says}
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
