import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Definition, Label } from '@telemachos/questionnaire/definition'
import type { ScaleRow } from './distribution-store.ts'

type ScaleCounts = OutputOf<typeof contract.questionnaires.calls.getDistribution>['Scales'][number]

/**
 * Scales over many people, from how many there are in each band. Versions are taken together; a scale
 * and its bands are called what the latest version in which they were answered calls them.
 */
export function sumScales(
  rows: readonly ScaleRow[],
  definitionOf: (versionId: number) => Definition | undefined,
  read: (label: Label) => string,
): ScaleCounts[] {
  const placeOf = ({ versionId, scaleId }: ScaleRow): number =>
    definitionOf(versionId)?.scales.findIndex(({ id }) => id === scaleId) ?? -1
  const newest = rows.toSorted((a, b) => b.versionId - a.versionId || placeOf(a) - placeOf(b))
  const scales = new Map<string, ScaleCounts>()
  const sums = new Map<string, number>()
  for (const { versionId, scaleId, band, count, sum, low, high } of newest) {
    const scale = definitionOf(versionId)?.scales.find(({ id }) => id === scaleId)
    if (!scale) continue
    const known = scales.get(scaleId)
    const total = (known?.Count ?? 0) + count
    const all = (sums.get(scaleId) ?? 0) + sum
    sums.set(scaleId, all)
    const bands = known?.Bands ?? scale.bands.map(({ name }) => ({ Name: read(name), Count: 0 }))
    const fits = band === null ? undefined : scale.bands[band]
    scales.set(scaleId, {
      Id: scaleId,
      Name: known?.Name ?? read(scale.name),
      Count: total,
      Mean: round(all / total),
      Low: lower(known?.Low, low),
      High: higher(known?.High, high),
      Bands: fits ? withOneMore(bands, read(fits.name), count) : bands,
    })
  }
  return [...scales.values()]
}

function withOneMore(bands: ScaleCounts['Bands'], name: string, count: number) {
  if (!bands.some(({ Name }) => Name === name)) return [...bands, { Name: name, Count: count }]
  return bands.map((one) => (one.Name === name ? { ...one, Count: one.Count + count } : one))
}

const lower = (a: number | null | undefined, b: number | null) =>
  a === undefined ? b : a === null || b === null ? null : Math.min(a, b)
const higher = (a: number | null | undefined, b: number | null) =>
  a === undefined ? b : a === null || b === null ? null : Math.max(a, b)
const round = (value: number): number => Number(value.toFixed(4))
