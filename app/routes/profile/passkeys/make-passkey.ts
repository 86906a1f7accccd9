import { startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** A passkey that the user confirms to their device, or why there is none. */
export async function makePasskey(
  options: string,
  signal: AbortSignal,
): Promise<{ credential: string } | { problem: string }> {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  try {
    signal.throwIfAborted()
    return { credential: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })) }
  } catch (error) {
    return { problem: PROBLEMS[(error as Error).name] ?? UNABLE }
  }
}

/** Browsers don't say whether someone thought better of it or waited too long. */
const PROBLEMS: Record<string, string> = {
  NotAllowedError: 'No passkey was created. Try again when you’re ready.',
  InvalidStateError: 'This device has a passkey for your account already.',
}
const UNABLE = 'Your browser couldn’t create a passkey. Try another browser or device.'
