import type { Content } from '../../../shared/actions/content-values.ts'

export type DraftField = Content['Form'][number]
type Options = DraftField['options']

/** A field as it begins: what it is kept under says nothing, and differs from every other. */
export function newField(random: () => string = () => crypto.randomUUID()): DraftField {
  return {
    name: `f_${random().replaceAll('-', '').slice(0, 8)}`,
    label: { el: '', en: '' },
    type: 'text',
    required: false,
    options: [],
  }
}

/** The list with one of its items moved by so many places. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(from + by, 0, item)
  return next
}

/**
 * The choices of a list whose Greek lines were edited. What mentees have chosen is kept by a choice's
 * value, so a choice that only moved keeps its own, and so does one that was only reworded: the same
 * number of lines, and no other line like it.
 */
export function optionsFrom(lines: readonly string[], before: Options): Options {
  const words = [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))]
  const left = new Set(before.filter(({ label }) => !words.includes(label.el)))
  const sameCount = words.length === before.length
  const taken = new Set(before.map(({ value }) => value))
  return words.map((el, place) => {
    const same = before.find(({ label }) => label.el === el)
    if (same) return same
    const reworded = before[place]
    if (sameCount && reworded && left.has(reworded))
      return { ...reworded, label: { ...reworded.label, el } }
    const value = freeValue(el, taken)
    taken.add(value)
    return { value, label: { el, en: '' } }
  })
}

/** The value of a new choice: its words, numbered where another choice is kept under them. */
function freeValue(words: string, taken: ReadonlySet<string>): string {
  const short = words.slice(0, 90)
  let value = short
  for (let number = 2; taken.has(value); number += 1) value = `${short} (${number})`
  return value
}

/** The choices with English words, one on each line in the same order; a missing line is none. */
export function withEnglish(options: Options, text: string): Options {
  const lines = text.split('\n')
  return options.map((option, place) => ({
    ...option,
    label: { ...option.label, en: (lines[place] ?? '').trim() },
  }))
}
