import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function DiscountCode({ code }: { code: string }) {
  return (
    <details className="sheet">
      <summary className="btn btn-secondary">
        <Icon name="tag" />
        Discount Code
      </summary>
      <div className="stack gap-2">
        <p className="text-sm text-muted">Enter this code at checkout.</p>
        <div className="cluster">
          <code>{code}</code>
          <CopyButton text={code} what="the code" />
        </div>
      </div>
    </details>
  )
}
