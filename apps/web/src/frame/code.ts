/** The lines that the browser puts before the body of a function that is made of a text. */
const LINES_BEFORE = lineOf(sample(), 'sample.js') - 1

/** Where in authored code an error happened. */
export interface CodePlace {
  readonly line: number | null
  readonly column: number | null
}

/** The function that a text is, which says by its name where it fails. */
export function compile(text: string, name: string): (...args: unknown[]) => unknown {
  const source = text.trim() === '' ? '() => ({})' : text
  // Authored code runs in this frame alone, which has no origin and no network.
  // oxlint-disable-next-line no-new-func
  const made: unknown = new Function(`return (\n${source}\n)\n//# sourceURL=${fileOf(name)}`)()
  if (typeof made !== 'function') throw new TypeError('The code is no function')
  return made as (...args: unknown[]) => unknown
}

/** Where in a text an error of it happened; what the browser does not say stays unknown. */
export function placeOf(error: unknown, name: string): CodePlace {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const found = new RegExp(`${fileOf(name).replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack)
  if (!found) return { line: null, column: null }
  // One line for the bracket that opens before the text.
  return { line: Math.max(1, Number(found[1]) - LINES_BEFORE - 1), column: Number(found[2]) }
}

const fileOf = (name: string): string => `${name}.js`

/** An error whose line within its text is known to be the first. */
function sample(): unknown {
  try {
    // oxlint-disable-next-line no-new-func
    return new Function('throw new Error()\n//# sourceURL=sample.js')()
  } catch (error) {
    return error
  }
}

function lineOf(error: unknown, file: string): number {
  const found = new RegExp(`${file}:(\\d+)`).exec(error instanceof Error ? (error.stack ?? '') : '')
  return found ? Number(found[1]) : 3
}
