import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export default function OfferedDraft({ onUse }: { onUse: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button type="button" variant="secondary" size="sm" onClick={onUse}>
          Use what I typed
        </Button>
      }
    >
      You typed something here before this changed.
    </Notice>
  )
}
