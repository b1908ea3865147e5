const allNumbers = (text: string) => text.split(/[\s,;]+/).filter((number) => number !== '')

/** Registry numbers in a text: one a line, or separated by spaces, tabs, commas or semicolons; each once. */
export function readNumbers(text: string): string[] {
  return [...new Set(allNumbers(text))]
}

/** Those that are in a text more than once. */
export function repeatedNumbers(text: string): string[] {
  const all = allNumbers(text)
  return readNumbers(text).filter((number) => all.indexOf(number) !== all.lastIndexOf(number))
}
