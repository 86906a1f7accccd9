import { createHash, randomBytes } from 'node:crypto'

/** The cookie's content: 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The id of the session that a secret opens. */
export const sessionId = (secret: string) => createHash('sha256').update(secret).digest('base64url')
