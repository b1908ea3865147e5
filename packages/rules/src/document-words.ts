/** The sentences of a document that is written as HTML with Liquid in it. */

/** A sentence, and where it stands in the source. */
export interface DocumentSentence {
  /** Its spaces are one each; what is filled in is to the letter. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Elements within a sentence; whatever else there is stands between two. */
const WITHIN = new Set(['b', 'strong', 'i', 'em', 'u', 'a', 'span', 'small', 'sub', 'sup', 'font'])
/** Elements whose inside nobody reads. */
const UNREAD = new Set(['script', 'style', 'title', 'template', 'textarea'])

const CLOSING = { '{{': '}}', '{%': '%}', '"': '"', "'": "'" } as const
const TAG = /<\/?([a-z][a-z0-9]*)/iy
const FILLED_IN = /(\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\})/s

/** Reads the source once, from one end to the other. */
class Reading {
  readonly #source: string
  readonly #missing = new Set<string>()

  constructor(source: string) {
    this.#source = source
  }

  /** Where something ends that begins here; undefined where it never does. */
  endOf(closing: string, from: number): number | undefined {
    // What is missing once is missing from then on.
    if (this.#missing.has(closing)) return undefined
    const at = this.#source.indexOf(closing, from)
    if (at < 0) this.#missing.add(closing)
    return at < 0 ? undefined : at + closing.length
  }

  /** Where a sign of Liquid ends that begins here. */
  signAt(at: number): number | undefined {
    const opening = this.#source.slice(at, at + 2)
    return opening === '{{' || opening === '{%' ? this.endOf(CLOSING[opening], at + 2) : undefined
  }

  /** Where a tag ends that begins here, with what is quoted or filled in within it. */
  tagEnd(from: number): number {
    let at = from
    while (at < this.#source.length) {
      const sign = this.#source[at]
      if (sign === '>') return at + 1
      const end = sign === '"' || sign === "'" ? this.endOf(CLOSING[sign], at + 1) : this.signAt(at)
      at = end ?? at + 1
    }
    return at
  }

  /** What stands between two sentences here: its end; undefined where there is none. */
  partingAt(at: number): number | undefined {
    if (this.#source.startsWith('<!--', at)) return this.endOf('-->', at + 4)
    TAG.lastIndex = at
    const [, written] = TAG.exec(this.#source) ?? []
    if (written === undefined) return undefined
    const name = written.toLowerCase()
    if (WITHIN.has(name)) return undefined
    const end = this.tagEnd(TAG.lastIndex)
    if (!UNREAD.has(name) || this.#source[at + 1] === '/') return end
    const inside = this.endOf(`</${written}`, end)
    return inside === undefined ? end : this.tagEnd(inside)
  }
}

/**
 * The sentences of a document in their order: what stands between its paragraphs, cells, lines and pictures. Of
 * numbers, signs and what is filled in alone there is nothing to be said in another language.
 * ```ts
 * sentencesOf('<h1>Hello,  {{ name }}</h1><p>{{ day }}</p>').map(({ text }) => text) // => ['Hello, {{ name }}']
 * ```
 */
export function sentencesOf(source: string): DocumentSentence[] {
  const reading = new Reading(source)
  const sentences: DocumentSentence[] = []
  let from = 0
  let at = 0
  const close = (end: number, next: number): void => {
    const sentence = sentenceIn(source, from, end)
    if (sentence) sentences.push(sentence)
    from = next
    at = next
  }
  while (at < source.length) {
    const sign = source[at]
    const parting = sign === '<' ? reading.partingAt(at) : undefined
    if (parting !== undefined) close(at, parting)
    else at = (sign === '{' ? reading.signAt(at) : undefined) ?? at + 1
  }
  close(source.length, source.length)
  return sentences
}

function sentenceIn(source: string, from: number, to: number): DocumentSentence | undefined {
  const written = source.slice(from, to)
  const start = from + written.length - written.trimStart().length
  const pieces = written.trim().split(FILLED_IN)
  const isSaid = pieces.some(
    (piece, place) => place % 2 === 0 && /\p{L}/u.test(piece.replaceAll(/<[^<>]*>|&\w+;/g, ' ')),
  )
  if (!isSaid) return undefined
  // Every second piece is filled in, and stays to the letter.
  const text = pieces
    .map((piece, place) => (place % 2 === 0 ? piece.replaceAll(/\s+/g, ' ') : piece))
    .join('')
  return { text, from: start, to: start + written.trim().length }
}

/**
 * A document whose sentences are said anew; whatever stands between them stays.
 * ```ts
 * sayDocument('<p> Hello </p>', (text) => (text === 'Hello' ? 'Bonjour' : text)) // => '<p> Bonjour </p>'
 * ```
 */
export function sayDocument(source: string, say: (text: string) => string): string {
  let said = ''
  let end = 0
  for (const { text, from, to } of sentencesOf(source)) {
    const other = say(text)
    said += source.slice(end, from) + (other === text ? source.slice(from, to) : other)
    end = to
  }
  return said + source.slice(end)
}
