import { useId } from 'react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { Field } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'

type Props = { title: string; address: string }

/** The address of a page, to be copied. Where the device has a sheet for sharing, that opens instead. */
export function ShareMenu({ title, address }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  if (hydrated && 'share' in navigator) {
    // Closing the sheet is no failure.
    const share = () => navigator.share({ title, url: address }).catch(() => {})
    return (
      <Button variant="quiet" size="icon" type="button" title="Share" onClick={share}>
        <span className="sr-only">Share</span>
        <Icon name="share" />
      </Button>
    )
  }
  return (
    <DisclosureMenu
      label={<Icon name="share" />}
      name="Share"
      className="btn-quiet btn-icon"
      menuClassName="max-sm:static"
    >
      <div className="stack gap-2 p-2">
        <Field id={id} label="Link to this page">
          {(control) => (
            <input
              className="input"
              {...control}
              value={address}
              readOnly
              spellCheck={false}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <div className="cluster">
          <CopyButton text={address} what="the link" />
        </div>
      </div>
    </DisclosureMenu>
  )
}
