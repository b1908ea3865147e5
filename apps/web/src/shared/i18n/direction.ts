/** True where the page is written from right to left. */
export const isMirrored = (): boolean => globalThis.document?.documentElement.dir === 'rtl'

const EXCHANGED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/**
 * A key as it is meant along the text: on a mirrored page the left arrow leads on, so that it is
 * answered as the right one is elsewhere.
 */
export const readingKey = (key: string): string => (isMirrored() ? (EXCHANGED[key] ?? key) : key)

/** A pressed key with its modifiers, as readingKey has it. */
export function readingPress<Press extends PressedKey>(press: Press): Press | PressedKey {
  const { altKey, ctrlKey, metaKey, shiftKey } = press
  const key = readingKey(press.key)
  return key === press.key ? press : { key, altKey, ctrlKey, metaKey, shiftKey }
}

/** A distance to the right in pixels as one along the text. */
export const alongText = (px: number): number => (isMirrored() ? -px : px)

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}
