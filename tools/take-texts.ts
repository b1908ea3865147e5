/**
 * Takes an export of permanent texts into the repository: `npm run texts -- permanent-texts.json`. What is
 * taken is said, and what is not a text of the product is refused, so that nothing is left to the build.
 */
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { labelsFor } from '@telemachos/contract/language/labels'
import type { PermanentWords } from '@telemachos/contract/core/permanent-words'
import { texts } from '@telemachos/contract/texts'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../packages/contract/src/core/permanent-texts.json', import.meta.url)

const path = process.argv[2]
if (path === undefined) {
  process.stderr.write('Say which file: npm run texts -- permanent-texts.json\n')
  process.exit(1)
}
const given = JSON.parse(readFileSync(path, 'utf8')) as PermanentWords
const known = new Set<string>([...LANGUAGES, ...Object.keys(given.languages)])
const problems = Object.entries(given.texts).flatMap(([language, own]) => {
  if (!known.has(language))
    return [`${language}: the file does not say what the language is called`]
  const labels = new Set(labelsFor(language, Object.keys(texts)))
  // Mails are declared by the server: it checks them itself.
  return Object.keys(own)
    .filter((label) => !labels.has(label) && !label.startsWith('mail.own.'))
    .map((label) => `${language}: the product has no text ${label}`)
})
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
writeFileSync(FILE, `${JSON.stringify(given, undefined, 2)}\n`)
for (const [language, own] of Object.entries(given.texts))
  process.stdout.write(`${language}: ${Object.keys(own).length} texts\n`)
