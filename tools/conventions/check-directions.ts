import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lineAt, listFiles, type Finding } from './repository.ts'

const STYLES = /^apps\/web\/src\/.*\.css$/
const COMPONENTS = /^apps\/web\/src\/.*\.tsx$/

/** What names a side of the screen where a line's beginning or end is meant. */
const SIDES =
  /(?<=^\s*)(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|transform-origin): *(?:left|right)\b)|(?:no-repeat|background-position:) *(?:left|right|\d+px)\b/gm

/** The same in a component's own styles. */
const SIDES_IN_CODE = /\b(?:margin|padding|border)(?:Left|Right)\w*:/g

/** Four values of which the second is the right one and the fourth the left one. */
const FOUR_VALUES = /(?<=^\s*)((?:scroll-)?(?:margin|padding)|inset|border-width): ([^;{}]+);/gm

/** A rule with this comment means the sides of the screen or of a picture. */
const MEANT = '/* Physical:'

/**
 * Every style of the page that says left or right: a page in Arabic is mirrored, so that styles name
 * where a line begins and ends (`margin-inline-start`, `var(--start)`).
 */
export function checkDirections(root: string): Finding[] {
  return listFiles(root).flatMap((file) => {
    const isStyle = STYLES.test(file)
    if (!isStyle && !COMPONENTS.test(file)) return []
    const text = readFileSync(path.join(root, file), 'utf8')
    const found = isStyle
      ? [...text.matchAll(SIDES), ...[...text.matchAll(FOUR_VALUES)].filter(isUneven)].filter(
          ({ index }) => !isMeant(text, index),
        )
      : [...text.matchAll(SIDES_IN_CODE)]
    return found.map(({ 0: said, index }) => ({
      rule: 'directions',
      file,
      line: lineAt(text, index),
      message: `says ${said}, which is not mirrored: name where a line begins and ends`,
    }))
  })
}

/** Sides that differ; what a screen has cut out of its own sides is meant as it stands. */
function isUneven([, , value = '']: RegExpMatchArray): boolean {
  const values = valuesOf(value)
  return values.length === 4 && values[1] !== values[3] && !value.includes('safe-area-inset-left')
}

/** The values of a shorthand: spaces within brackets part none. */
function valuesOf(value: string): string[] {
  const values: string[] = ['']
  let depth = 0
  for (const sign of value.trim()) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (/\s/.test(sign) && depth === 0) values.push('')
    else values.push(`${values.pop()}${sign}`)
  }
  return values.filter((one) => one !== '')
}

const isMeant = (text: string, index: number): boolean =>
  text.lastIndexOf(MEANT, index) > text.lastIndexOf('}', index)
