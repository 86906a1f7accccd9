import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** Tells a collector of the work, if there is one. Of an error it learns the kind: its message may be about a person. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return trace.getTracer('members-network').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      noteError(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

export function noteError(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}
