import { OFFICE_THEME, THEME_ORDER } from '../styles/colours.ts'
import { NAMESPACES, xml, xmlPart } from './xml-text.ts'

/** How many looks of each kind programs insist on. */
const LOOKS = [1, 2, 3]

/**
 * The part of a theme: Office's colours, from which programs take those of pies and of series that have
 * none of their own.
 */
export function themePart(): string {
  const colours = THEME_ORDER.toSorted((one, other) => order(one) - order(other)).map((name) => {
    const colour = OFFICE_THEME[THEME_ORDER.indexOf(name)] ?? '#000000'
    return xml(`a:${name}`, {}, xml('a:srgbClr', { val: colour.slice(1).toUpperCase() }))
  })
  const fill = xml('a:solidFill', {}, xml('a:schemeClr', { val: 'phClr' }))
  const font = [
    xml('a:latin', { typeface: 'Calibri' }),
    xml('a:ea', { typeface: '' }),
    xml('a:cs', { typeface: '' }),
  ]
  const all = (name: string, item: string): string => xml(name, {}, ...LOOKS.map(() => item))
  return xmlPart(
    xml(
      'a:theme',
      { 'xmlns:a': NAMESPACES.shapes, name: 'Office' },
      xml(
        'a:themeElements',
        {},
        xml('a:clrScheme', { name: 'Office' }, ...colours),
        xml(
          'a:fontScheme',
          { name: 'Office' },
          xml('a:majorFont', {}, ...font),
          xml('a:minorFont', {}, ...font),
        ),
        xml(
          'a:fmtScheme',
          { name: 'Office' },
          all('a:fillStyleLst', fill),
          all('a:lnStyleLst', xml('a:ln', { w: 6_350 }, fill)),
          all('a:effectStyleLst', xml('a:effectStyle', {}, xml('a:effectLst'))),
          all('a:bgFillStyleLst', fill),
        ),
      ),
    ),
  )
}

/** A theme names the dark of each pair first, cells the light. */
const PAIRS = ['dk1', 'lt1', 'dk2', 'lt2']

function order(name: string): number {
  const at = PAIRS.indexOf(name)
  return at < 0 ? PAIRS.length : at
}
