import { allBelow, child, childrenOf, type XmlElement } from '../files/parse-xml.ts'
import type { WorkbookPackage } from '../files/workbook-package.ts'

const ESCAPED = /_x([\dA-Fa-f]{4})_/g

/**
 * Text as it was before XML, which has no room for some signs.
 * ```ts
 * unescapeText('a_x000D_b') // => 'a\rb'
 * ```
 */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text
}

/** A text with its differently formatted parts joined; how it is pronounced is left out. */
export function richText(element: XmlElement | undefined): string {
  const plain = childrenOf(element, 't').map(({ text }) => text)
  const runs = childrenOf(element, 'r').map((run) => child(run, 't')?.text ?? '')
  return unescapeText([...plain, ...runs].join(''))
}

/** The texts that cells share by number. */
export function readSharedStrings(file: WorkbookPackage, part: string): readonly string[] {
  const strings: string[] = []
  file.xml(part, { takes: { si: (element) => void strings.push(richText(element)) } })
  return strings
}

/** Index of the kinds of array that spill by themselves, of the part that cells name in `cm`. */
export function dynamicKinds(metadata: XmlElement | undefined): ReadonlySet<number> {
  const types = childrenOf(child(metadata, 'metadataTypes'), 'metadataType').map((one) =>
    one.attributes.get('name'),
  )
  const future = childrenOf(metadata, 'futureMetadata').find(
    (one) => one.attributes.get('name') === 'XLDAPR',
  )
  const blocks = childrenOf(future, 'bk').map((block) =>
    allBelow(block, 'dynamicArrayProperties').some((one) => one.attributes.get('fDynamic') === '1'),
  )
  const dynamic = new Set<number>()
  for (const [index, block] of childrenOf(child(metadata, 'cellMetadata'), 'bk').entries()) {
    for (const record of childrenOf(block, 'rc')) {
      const type = types[Number(record.attributes.get('t')) - 1]
      if (type === 'XLDAPR' && blocks[Number(record.attributes.get('v'))] === true) {
        // Cells count from 1.
        dynamic.add(index + 1)
      }
    }
  }
  return dynamic
}
