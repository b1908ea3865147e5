import {
  allBelow,
  attribute,
  child,
  childrenOf,
  numberOf,
  type XmlElement,
} from '../files/parse-xml.ts'

/** Errors that files have no word for, by the number that Excel gives them. */
const RICH_ERRORS = new Map([
  [8, '#SPILL!'],
  [13, '#CALC!'],
])

const RICH_VALUE = 'XLRICHVALUE'

/**
 * The errors that cells stand for which a file writes as `#VALUE!`, by the number that cells name in
 * `vm`: of the parts with metadata, rich values and what these are made of.
 */
export function richErrors(
  metadata: XmlElement | undefined,
  values: XmlElement | undefined,
  structures: XmlElement | undefined,
): ReadonlyMap<number, string> {
  const errors = new Map<number, string>()
  const blocks = childrenOf(child(metadata, 'valueMetadata'), 'bk')
  if (blocks.length === 0 || !values) return errors
  const types = childrenOf(child(metadata, 'metadataTypes'), 'metadataType').map((one) =>
    attribute(one, 'name'),
  )
  const future = childrenOf(metadata, 'futureMetadata').find(
    (one) => attribute(one, 'name') === RICH_VALUE,
  )
  const indexes = childrenOf(future, 'bk').map((block) => {
    const [rich] = allBelow(block, 'rvb')
    return rich ? numberOf(rich, 'i', -1) : -1
  })
  const kinds = errorKinds(values, structures)
  for (const [index, block] of blocks.entries()) {
    for (const record of childrenOf(block, 'rc')) {
      const isRich = types[numberOf(record, 't', 0) - 1] === RICH_VALUE
      const error = isRich ? kinds[indexes[numberOf(record, 'v', -1)] ?? -1] : undefined
      // Cells count from 1.
      if (error !== undefined) errors.set(index + 1, error)
    }
  }
  return errors
}

/** What each rich value is, where it is an error that is known. */
function errorKinds(
  values: XmlElement,
  structures: XmlElement | undefined,
): readonly (string | undefined)[] {
  const places = childrenOf(structures, 's').map((one) =>
    attribute(one, 't') === '_error'
      ? childrenOf(one, 'k').findIndex((key) => attribute(key, 'n') === 'errorType')
      : -1,
  )
  return childrenOf(values, 'rv').map((value) => {
    const place = places[numberOf(value, 's', -1)] ?? -1
    const text = place < 0 ? undefined : childrenOf(value, 'v')[place]?.text
    return text === undefined ? undefined : RICH_ERRORS.get(Number(text))
  })
}
