import { Form, href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

const LABELS = { google: 'Sign in with Google', linkedin: 'Sign in with LinkedIn' }

/** A form for each configured provider, including the requested page. */
export function ProviderButtons({ providers }: { providers: ('google' | 'linkedin')[] }) {
  const { search } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect')
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : ''
  if (providers.length === 0) return null
  return (
    <div className="cluster">
      {providers.map((provider) => (
        <Form
          key={provider}
          method="post"
          reloadDocument
          action={href('/auth/provider/:provider', { provider }) + query}
        >
          <Button variant="secondary">{LABELS[provider]}</Button>
        </Form>
      ))}
    </div>
  )
}
