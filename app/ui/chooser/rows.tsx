import { type ComponentProps, useEffect, useRef } from 'react'
import { Checkbox } from '../choices.tsx'
import type { ChooserOption, Kind } from './options.ts'

type Props = {
  id: string
  name: string
  legend: string
  kind: Kind
  /** In their order. */
  options: ChooserOption[]
  chosen: ChooserOption[]
  onChoose: (chosen: ChooserOption[]) => void
}

/** What is chosen and what the server found, to check. */
export function Rows({ id, name, legend, kind, options, chosen, onChoose }: Props) {
  const toggled = (option: ChooserOption, on: boolean) => {
    const others = kind === 'several' ? chosen.filter((it) => it.id !== option.id) : []
    return on ? [...others, option] : others
  }
  const list = useRef<HTMLFieldSetElement>(null)
  const isNew = useRef(true)
  // Once, for what was checked before the script arrived.
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    const checked = boxes.filter((box) => box.checked).map((box) => box.value)
    const isChosen = ({ id }: ChooserOption) => chosen.some((it) => it.id === id)
    if (options.some((option) => checked.includes(option.id) !== isChosen(option)))
      onChoose(options.filter((option) => checked.includes(option.id)))
  })
  return (
    <fieldset className="scroll-list" ref={list}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <Row
          key={option.id}
          type={kind === 'several' ? 'checkbox' : 'radio'}
          id={`${id}-${option.id}`}
          name={name}
          value={option.id}
          label={<bdi>{option.label}</bdi>}
          hint={option.reason}
          disabled={option.reason !== undefined}
          isChosen={chosen.some((it) => it.id === option.id)}
          onChange={({ currentTarget }) => onChoose(toggled(option, currentTarget.checked))}
        />
      ))}
    </fieldset>
  )
}

/**
 * Its default follows the choice, because a filter form gives its controls their defaults when the URL changes; its own
 * state follows where the choice changes elsewhere.
 */
function Row({ isChosen, ...props }: ComponentProps<typeof Checkbox> & { isChosen: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  const last = useRef(isChosen)
  useEffect(() => {
    if (box.current && last.current !== isChosen) box.current.checked = isChosen
    last.current = isChosen
  }, [isChosen])
  return <Checkbox {...props} ref={box} defaultChecked={isChosen} />
}
