import { Icon } from '#app/ui/icon.tsx'

export function HiddenMark() {
  return (
    <p className="cluster gap-2 text-sm">
      <Icon name="eye-off" /> Hidden. Only you can see this
    </p>
  )
}
