import { useSyncExternalStore } from 'react'

/** What people begin to use a page with. */
const SIGNS = [
  ...(['pointermove', 'pointerdown', 'touchstart', 'wheel'] as const),
  ...(['keydown', 'focusin', 'dragenter'] as const),
]

let isTouched = false
const waiting = new Set<() => void>()

function begin(): void {
  isTouched = true
  for (const sign of SIGNS) removeEventListener(sign, begin, true)
  for (const hear of waiting) hear()
}
if (typeof window !== 'undefined') {
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
}

/**
 * Whether somebody has begun to use the page, by pointer, finger or key: what nobody can use before,
 * such as an editor, is loaded then, and something that looks like it stands in its place.
 */
export function useTouched(): boolean {
  return useSyncExternalStore(listen, wasTouched, () => false)
}

const wasTouched = (): boolean => isTouched

function listen(hear: () => void): () => void {
  waiting.add(hear)
  return () => void waiting.delete(hear)
}
