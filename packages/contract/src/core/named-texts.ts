/** How labels of the plural forms of a text end, in any language. */
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/

/** A label as code names it: without the ending of its plural forms. */
export const nameOfLabel = (label: string): string => label.replace(PLURAL_FORM, '')

/**
 * Areas of texts that code names by what a call answers. Hundreds of them are never shown, and they come
 * with the rest of the texts before any refusal is told.
 */
const LATE_AREAS: ReadonlySet<string> = new Set(['rule.'])

/** A literal of code that begins like a label: the whole of it, or what stands before its first value. */
const LITERAL = /["'`]([A-Za-z]\w*(?:\.\w+)*\.?)(["'`]|\$\{)/g

/**
 * Which texts a piece of code may show, as it names them: whole names, and areas that end in a full stop,
 * of which the code makes the rest.
 * @param code also after a minifier.
 * @param names of all texts there are, see {@link nameOfLabel}.
 * ```ts
 * namedTexts("t('ui.save') + t(`ui.day.${day}`)", ['ui.save', 'ui.day.one', 'ui.day.two', 'ui.undo'])
 * // => ['ui.day.', 'ui.save']
 * ```
 */
export function namedTexts(code: string, names: readonly string[]): string[] {
  const known = new Set(names)
  const areas = new Set(names.flatMap(areasOf))
  const found = new Set<string>()
  for (const [, literal = '', end] of code.matchAll(LITERAL)) {
    if (!literal.includes('.')) continue
    if (known.has(literal)) found.add(literal)
    // What is joined with something else, or stands for itself and is joined elsewhere.
    const area = literal.endsWith('.') ? literal : `${literal}.`
    const isPart = literal.endsWith('.') || end === '${' || !known.has(literal)
    if (isPart && areas.has(area) && !LATE_AREAS.has(area)) found.add(area)
  }
  return [...found].toSorted()
}

/** `a.b.c` => `a.`, `a.b.` */
function areasOf(name: string): string[] {
  const words = name.split('.')
  return words.slice(1).map((_, at) => `${words.slice(0, at + 1).join('.')}.`)
}

/** As which a text may be among named texts: `a.b_one` => `a.b`, `a.` */
export function namesOf(label: string): string[] {
  const name = nameOfLabel(label)
  return [name, ...areasOf(name)]
}

/** Tells the labels that are among the named texts. */
export function labelMatcher(named: readonly string[]): (label: string) => boolean {
  const all = new Set(named)
  return (label) => namesOf(label).some((name) => all.has(name))
}
