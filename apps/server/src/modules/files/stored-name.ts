/** `{name}^{3-digit index}^{version}` (spec §3). */
const STORED_NAME = /^(.+)\^(\d{3})\^(\d{17})$/s

/**
 * The parts of a stored name; undefined for any other text.
 * ```ts
 * readStoredName('CV^001^20260302101500123') // => { name: 'CV', index: 1, version: '20260302101500123' }
 * readStoredName('CV') // => undefined
 * ```
 */
export function readStoredName(
  text: string,
): { name: string; index: number; version: string } | undefined {
  const [, name, index = '', version = ''] = STORED_NAME.exec(text) ?? []
  return name === undefined ? undefined : { name, index: Number(index), version }
}
