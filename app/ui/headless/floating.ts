/**
 * Stands in for @floating-ui/react, which Headless UI imports for lists with an `anchor`. No list here has one: each is
 * placed by its field's CSS, inside the dialog that the field is in.
 */
const none = () => {}
const noProps = () => ({})

export const autoUpdate = none
export const flip = none
export const inner = none
export const offset = none
export const shift = none
export const size = none

export const useFloating = () => ({
  refs: { setReference: none, setFloating: none },
  floatingStyles: {},
  context: { placement: '' },
})
export const useInnerOffset = noProps
export const useInteractions = () => ({ getReferenceProps: noProps, getFloatingProps: noProps })
