import { Icon } from '#app/ui/icon.tsx'

export function HiddenMark() {
  return (
    <p className="meta">
      <Icon name="eye-off" /> Hidden. Only you can see this
    </p>
  )
}
