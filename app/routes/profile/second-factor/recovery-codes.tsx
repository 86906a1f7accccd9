import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { title: string; codes: string[] }

/** Shown once: only their digests are kept. */
export function RecoveryCodes({ title, codes }: Props) {
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Keep these recovery codes where you keep your passwords. They won’t be shown again, and each signs you in once if you lose your phone."
      />
      <section className="card stack" aria-labelledby="codes">
        <h2 id="codes">Recovery codes</h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div>
          <CopyButton text={codes.join('\n')} what="recovery codes" />
        </div>
      </section>
      <p>
        <ButtonLink to={href('/profile/second-factor')}>I’ve kept them</ButtonLink>
      </p>
    </div>
  )
}
