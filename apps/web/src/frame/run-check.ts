import type { FrameCheck } from '@telemachos/contract/views/bridge'

/** A sentence is no longer. */
const MAX_SENTENCE = 300

/**
 * Runs a script that only refuses. A refusal holds also where the script goes on after it; one that fails
 * decides nothing: the server runs it again.
 */
export function runCheck({ code, values }: FrameCheck): { readonly refusal: string | null } {
  let refusal: string | null = null
  const refuse = (sentence: unknown): void => {
    if (typeof sentence === 'string' && sentence.trim() !== '')
      refusal ??= sentence.trim().slice(0, MAX_SENTENCE)
  }
  const names = Object.keys(values)
  try {
    // Authored code runs in this frame alone, which has no origin and no network.
    // oxlint-disable-next-line no-new-func
    new Function(...names, 'refuse', code)(
      ...Object.values(values).map((text) => JSON.parse(text) as unknown),
      refuse,
    )
  } catch {
    // It is the server's to say that it fails, and to keep why.
  }
  return { refusal }
}
