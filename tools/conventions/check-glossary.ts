import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finding, readTables } from './check-text-tables.ts'
import type { Finding } from './repository.ts'

/** One word for one thing: a table of the word, what it is called in English, and what is not said. */
const GLOSSARY = 'docs/glossary.md'

/** Texts whose words are prescribed, with their letters. */
const PRESCRIBED = new Set(['library.approve.sure', 'applications.moveConfirm'])

/** Every Greek text that calls a thing otherwise than the glossary does. */
export async function checkGlossary(root: string): Promise<Finding[]> {
  const terms = readTerms(readFileSync(path.join(root, GLOSSARY), 'utf8'))
  const texts = await readTables(root)
  return texts.flatMap((text) => {
    if (PRESCRIBED.has(text.key)) return []
    return terms
      .filter(({ unsaid }) => unsaid.some((pattern) => pattern.test(text.el)))
      .map(({ word }) => finding('glossary', text, `says otherwise than «${word}»: «${text.el}»`))
  })
}

interface Term {
  readonly word: string
  readonly unsaid: readonly RegExp[]
}

/** The rows `| word | English | not said |`; in the last cell words in backticks, `*` for any ending. */
function readTerms(glossary: string): Term[] {
  return glossary.split('\n').flatMap((line) => {
    const [, word = '', , not = ''] = line.split('|').map((cell) => cell.trim())
    const unsaid = [...not.matchAll(/`([^`]+)`/g)].map(([, said = '']) => patternOf(said))
    return unsaid.length === 0 ? [] : [{ word, unsaid }]
  })
}

/** A whole word, as it is written or with a capital at its beginning, which keeps its accent there. */
function patternOf(said: string): RegExp {
  const [first = '', ...rest] = said
  const either = `[${escape(first.toLowerCase())}${escape(first.toUpperCase())}]`
  const body = escape(rest.join('')).replaceAll('\\*', '\\p{L}*')
  return new RegExp(`(?<![\\p{L}\\p{N}{])${either}${body}(?![\\p{L}\\p{N}])`, 'u')
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** What ends a text that is there once for one and once for more. */
const FORM = /_(one|other)$/

/** A number, and behind it a noun that would have to agree with it; limits are never one. */
const COUNTED =
  /\{(count|number|total|all|of|days|hours|values|found|waiting|steps)\} (?!(από|στα|στις|στους|εδώ|ακόμη|που|την|τη|το|και|με|σε|για|έως|ώσπου|δεν|είναι|συνολικά|ναι)(?!\p{L}))\p{Script=Greek}/u

/** Every text in one form that counts something: with one of it, it would be wrong. */
export async function checkCountedNouns(root: string): Promise<Finding[]> {
  const texts = await readTables(root)
  return texts
    .filter(({ key, el }) => !FORM.test(key) && COUNTED.test(el))
    .map((text) =>
      finding(
        'counted-nouns',
        text,
        `needs the forms _one and _other, or the number last: «${text.el}»`,
      ),
    )
}
