import { Combobox } from '@headlessui/react'
import { useRef, useState } from 'react'
import type { ControlProps } from '../field.tsx'
import type { Start } from './arrival.ts'
import { LiveList } from './live-list.tsx'
import { asChosen, type ChooserOption, type Kind } from './options.ts'
import type { Source } from './use-found.ts'

export type LiveProps = {
  control: ControlProps
  start: Start
  kind: Kind
  chosen: ChooserOption[]
  choose: (chosen: ChooserOption[]) => void
  label: string
  textName: string
  options: Source
  minimum: number
  newId?: string
  empty: string
}

/** The field with its list, on Headless UI's Combobox. */
export function LiveField({ kind, chosen, choose, minimum, ...props }: LiveProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(props.start.text)
  const [isTyped, setTyped] = useState(props.start.opens)
  const [isAsked, setAsked] = useState(false)

  const write = (next: string) => {
    setText(next)
    if (input.current) input.current.value = next
  }
  const take = (option: ChooserOption) => {
    if (kind === 'search') {
      write('')
      return choose([option])
    }
    const taken = asChosen(option, text, props.newId)
    write(taken.label)
    if (kind === 'one') choose([taken])
  }
  const onType = (next: string) => {
    setText(next)
    setTyped(true)
    setAsked(false)
    if (kind === 'one' && chosen.length > 0) choose([])
  }
  const onClose = () => {
    setTyped(false)
    setAsked(false)
  }
  // Beside a choice, and beside a text as it was, all options are listed.
  const isStanding = { one: chosen.length > 0, several: false, text: !isTyped, search: false }[kind]
  const inside = ({ open }: { open: boolean }) => (
    <LiveList
      {...{ ...props, input, kind, chosen, text, take, onType }}
      isOpen={open}
      query={isStanding ? '' : text}
      minimum={isAsked ? 0 : minimum}
      onAsk={() => setAsked(true)}
    />
  )
  if (kind === 'several') {
    const onChange = (next: ChooserOption[]) => {
      choose(next)
      write('')
    }
    return (
      <Combobox multiple value={chosen} by="id" onClose={onClose} onChange={onChange}>
        {inside}
      </Combobox>
    )
  }
  // Null is Headless UI's reading of an emptied field, of Escape and of leaving: the text says that already.
  return (
    <Combobox
      value={chosen[0] ?? null}
      by="id"
      onClose={onClose}
      onChange={(option) => option && take(option)}
    >
      {inside}
    </Combobox>
  )
}
