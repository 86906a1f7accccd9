import { S3ServiceError } from 's3mini'
import { StorageFailure } from '#app/values/storage-failure.ts'

/** What a store says of requests that it refuses, by the protocol’s codes. */
const REFUSALS: Record<string, string> = {
  NoSuchBucket: 'has no bucket at S3_BUCKET_URL',
  InvalidAccessKeyId: 'doesn’t know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'refuses S3_SECRET_ACCESS_KEY or S3_REGION',
  AuthorizationHeaderMalformed: 'refuses S3_REGION',
  AccessDenied: 'doesn’t let S3_ACCESS_KEY_ID do that',
  RequestTimeTooSkewed: 'has another time than this machine',
}

export const NO_BUCKET = `The store ${REFUSALS.NoSuchBucket}`

/** What the store’s failure means for whoever has set it up. Faults of ours stay as they are. */
export function bucketFailure(error: unknown): unknown {
  if (error instanceof StorageFailure || !(error instanceof Error)) return error
  const says = whatFailed(error)
  return says === undefined ? error : new StorageFailure(`The store ${says}`, { cause: error })
}

function whatFailed(error: Error & { code?: unknown }): string | undefined {
  if (error instanceof S3ServiceError) {
    const { serviceCode = '', status } = error
    return Object.hasOwn(REFUSALS, serviceCode)
      ? `${REFUSALS[serviceCode]} (${serviceCode})`
      : `answered with ${status} (${serviceCode})`
  }
  if (error.name === 'TimeoutError') return 'at S3_BUCKET_URL doesn’t respond in time'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  const why = typeof error.code === 'string' ? error.code : code
  return why === undefined ? undefined : `at S3_BUCKET_URL can’t be reached (${String(why)})`
}
