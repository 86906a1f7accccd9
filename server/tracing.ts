/** Traces for an OpenTelemetry collector. It is loaded only where an address for them is set. */
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

const SERVICE = 'members-network'

/**
 * Begins to send what `app/outgoing/traces.server.ts` and `app/db/traced-statements.server.ts` tell; the exporter reads its
 * settings from the environment. Returns what sends the rest.
 */
export function startTracing(release: string): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE, 'service.version': release }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown().catch(() => {})
}
