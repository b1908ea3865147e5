/** What a text is filled in with: `{{ name }}`, and the commands `{% if … %}` that say when. */

// One that begins again before it ends is the inner one: so no text is read again from each of its signs.
const SIGN = /\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}/gs
const EDGE = /\{\{|\}\}|\{%|%\}/g

interface Sign {
  readonly text: string
  /** The same with the commands within which it stands. */
  readonly path: string
}

/** The word with which a command begins: `if` of `{%- if name %}`. */
const wordOf = (sign: string): string => /^\{%-?\s*(\w+)/.exec(sign)?.[1] ?? ''

/** Words that part the inside of a command. */
const PARTING = new Set(['else', 'elsif', 'when'])

/** The signs of a text, each with where it stands. */
function signsOf(text: string): Sign[] {
  const open: { readonly word: string; readonly path: string }[] = []
  const signs = [...text.matchAll(SIGN)].map(([sign]) => sign)
  const ends = new Set(signs.map(wordOf).filter((word) => word.startsWith('end')))
  return signs.map((sign) => {
    const word = wordOf(sign)
    const top = open.at(-1)
    if (word.startsWith('end')) {
      // One that closes nothing stands nowhere else.
      if (top && `end${top.word}` === word) open.pop()
      return { text: sign, path: `${top?.path ?? ''}${sign}` }
    }
    const path = `${top?.path ?? ''}${sign}`
    if (PARTING.has(word) && top) open[open.length - 1] = { word: top.word, path }
    else if (word !== '' && ends.has(`end${word}`)) open.push({ word, path })
    return { text: sign, path }
  })
}

/** What of `all` is not in `others`, counted. */
function without(all: readonly Sign[], others: readonly Sign[]): string[] {
  const left = new Map<string, number>()
  for (const { path } of others) left.set(path, (left.get(path) ?? 0) + 1)
  return all.flatMap(({ text, path }) => {
    const count = left.get(path) ?? 0
    if (count === 0) return [text]
    left.set(path, count - 1)
    return []
  })
}

/**
 * What a translation fills in otherwise than its model: names that it leaves out, that are not in the model, or
 * that stand within another command. Another name would tell readers what its authors do not; a command that is
 * not closed would tell them nothing.
 * ```ts
 * filledInProblems('{{ day }} at {{ time }}', '{{ time }}') // => ['{{ day }}']
 * filledInProblems('{% if a %}{{ a }}{% endif %}', '{{ a }} {% if a %}{% endif %}') // => ['{{ a }}']
 * filledInProblems('{{ time }}, {{ day }}', '{{ day }} : {{ time }}') // => []
 * filledInProblems('{{ day }}', '{{ day }} {{') // => ['{{']
 * ```
 */
export function filledInProblems(model: string, text: string): string[] {
  const [before, after] = [signsOf(model), signsOf(text)]
  return [
    ...new Set([
      ...without(before, after),
      ...without(after, before),
      ...without(edgesOf(text), edgesOf(model)),
    ]),
  ]
}

/** What opens or closes a sign and belongs to none. */
const edgesOf = (text: string): Sign[] =>
  [...text.replaceAll(SIGN, ' ').matchAll(EDGE)].map(([edge]) => ({ text: edge, path: edge }))
