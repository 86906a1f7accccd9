import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** As large as the largest size that is stored of an image, on dense screens. */
const EDGE = 512
const MOST = 4
/** So that moving a slider makes one file, not fifty. */
const REST = 150

type Chosen = { image: ImageBitmap | null; name: string }

/** Reads a chosen image, if this browser can; the server judges the file anyway. */
export function useSquareCrop() {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ image: null, name: '' })
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    setChosen({ image: null, name: '' })
    const image = file ? await createImageBitmap(file).catch(() => null) : null
    if (file && file === field.current?.files?.[0]) setChosen({ image, name: file.name })
  }
  return { ...chosen, field, onChange }
}

type Props = { image: ImageBitmap; name: string; field: RefObject<HTMLInputElement | null> }

/** The square that becomes of the image, which can be moved and enlarged. It replaces the chosen file. */
export function SquareCrop({ image, name, field }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [zoom, setZoom] = useState(1)
  const [across, setAcross] = useState(50)
  const [down, setDown] = useState(50)

  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    draw(drawn, image, { zoom, across, down })
    const timer = setTimeout(
      () => drawn.toBlob((blob) => blob && replaceFile(field.current, blob, name), 'image/jpeg', 0.92),
      REST,
    )
    return () => clearTimeout(timer)
  }, [image, name, field, zoom, across, down])

  return (
    <fieldset className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <legend className="mb-2 font-semibold">What will be shown</legend>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        className="avatar avatar-lg"
        role="img"
        aria-label="Preview of your image"
      />
      <div className="stack gap-1">
        <Slider
          label="Zoom"
          min={100}
          max={MOST * 100}
          value={zoom * 100}
          onMove={(it) => setZoom(it / 100)}
        />
        <Slider label="Left to right" min={0} max={100} value={across} onMove={setAcross} />
        <Slider label="Top to bottom" min={0} max={100} value={down} onMove={setDown} />
      </div>
    </fieldset>
  )
}

type SliderProps = { label: string; min: number; max: number; value: number; onMove: (to: number) => void }

function Slider({ label, onMove, ...range }: SliderProps) {
  return (
    <label className="block text-sm">
      {label}
      <input
        type="range"
        className="block min-h-11 w-full"
        {...range}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </label>
  )
}

type Cut = { zoom: number; across: number; down: number }

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, { zoom, across, down }: Cut) {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = Math.min(image.width, image.height) / zoom
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, EDGE, EDGE)
  const [x, y] = [((image.width - side) * across) / 100, ((image.height - side) * down) / 100]
  context.drawImage(image, x, y, side, side, 0, 0, EDGE, EDGE)
}

function replaceFile(field: HTMLInputElement | null, blob: Blob, name: string) {
  if (!field) return
  const transfer = new DataTransfer()
  transfer.items.add(new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }))
  field.files = transfer.files
}
