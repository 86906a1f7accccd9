import type { Refusal } from '#app/pictures/squares.ts'

/** What a file that is chosen as an image may be; both sides say so. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const TOO_LARGE = 'The picture must not be larger than 10 MB.'
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

export const REFUSALS: Record<Refusal | 'none', string> = {
  none: 'Choose a picture.',
  'not-a-picture': 'The file must be a picture: JPEG, PNG, WebP or AVIF, and not damaged.',
  animated: 'The picture must not be animated.',
  'too-many-pixels':
    'The picture has too many pixels: 30 million at most, 20 million in a PNG and 10 million in an AVIF file.',
}

export const NOT_THERE =
  'LinkedIn did not give us your picture. Sign in with LinkedIn again, or upload a picture instead.'
