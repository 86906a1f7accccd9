import type { Refusal } from '#app/pictures/squares.ts'

/** The limits for an image file, enforced in the browser and on the server. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const TOO_LARGE = 'The image must be 10 MB or smaller.'
export const NOT_STORED =
  'We couldn’t store your file, because part of our site isn’t responding. Try again in a minute.'
export const SEVERAL = 'Please choose one image, not several.'
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

export const REFUSALS: Record<Refusal | 'none', string> = {
  none: 'Please choose an image.',
  'not-a-picture': 'We couldn’t read that file. Choose a JPEG, PNG, WebP or AVIF image.',
  animated: 'Animated images aren’t supported. Choose a still image.',
  'too-many-pixels':
    'The image has too many pixels. Resize it to 30 million or fewer (PNG 20 million, AVIF 10 million).',
}

export const NOT_THERE =
  'We couldn’t get your photo from LinkedIn. Sign in with LinkedIn again, or upload an image instead.'
