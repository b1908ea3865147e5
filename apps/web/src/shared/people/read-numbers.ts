/** Registry numbers in a text: one a line, or separated by spaces, tabs, commas or semicolons; each once. */
export function readNumbers(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((number) => number !== ''))]
}
