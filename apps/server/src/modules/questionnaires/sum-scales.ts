import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Definition, Label } from '@telemachos/questionnaire/definition'
import type { ScaleRow } from './distribution-store.ts'

type ScaleCounts = OutputOf<typeof contract.questionnaires.calls.getDistribution>['Scales'][number]

/** A version as its authors wrote it, and as its reader is told it. */
export interface ToldVersion {
  readonly written: Definition
  readonly said: Definition
}

/**
 * Scales over many people, from how many there are in each band. Versions are taken together; a scale
 * and its bands are called what the latest version in which they were answered calls them. Bands are
 * told apart by what their authors call them: a translation may call two of them the same.
 */
export function sumScales(
  rows: readonly ScaleRow[],
  versionOf: (versionId: number) => ToldVersion | undefined,
  read: (label: Label) => string,
): ScaleCounts[] {
  const placeOf = ({ versionId, scaleId }: ScaleRow): number =>
    versionOf(versionId)?.written.scales.findIndex(({ id }) => id === scaleId) ?? -1
  const newest = rows.toSorted((a, b) => b.versionId - a.versionId || placeOf(a) - placeOf(b))
  const scales = new Map<string, Omit<ScaleCounts, 'Bands'> & { Bands: readonly Band[] }>()
  const sums = new Map<string, number>()
  for (const { versionId, scaleId, band, count, sum, low, high } of newest) {
    const version = versionOf(versionId)
    const at = version?.written.scales.findIndex(({ id }) => id === scaleId) ?? -1
    const [scale, said] = [version?.written.scales[at], version?.said.scales[at]]
    if (!scale || !said) continue
    const known = scales.get(scaleId)
    const total = (known?.Count ?? 0) + count
    const all = (sums.get(scaleId) ?? 0) + sum
    sums.set(scaleId, all)
    const own = scale.bands.map(({ name }, place) => ({
      key: read(name),
      Name: read(said.bands[place]?.name ?? name),
      Count: 0,
    }))
    const bands = known?.Bands ?? own
    const fits = band === null ? undefined : own[band]
    scales.set(scaleId, {
      Id: scaleId,
      Name: known?.Name ?? read(said.name),
      Count: total,
      Mean: round(all / total),
      Low: lower(known?.Low, low),
      High: higher(known?.High, high),
      Bands: fits ? withOneMore(bands, { ...fits, Count: count }) : bands,
    })
  }
  return [...scales.values()].map(({ Bands, ...scale }) => ({
    ...scale,
    Bands: Bands.map(({ Name, Count }) => ({ Name, Count })),
  }))
}

type Band = ScaleCounts['Bands'][number] & { readonly key: string }

function withOneMore(bands: readonly Band[], more: Band): readonly Band[] {
  if (!bands.some(({ key }) => key === more.key)) return [...bands, more]
  return bands.map((one) =>
    one.key === more.key ? { ...one, Count: one.Count + more.Count } : one,
  )
}

const lower = (a: number | null | undefined, b: number | null) =>
  a === undefined ? b : a === null || b === null ? null : Math.min(a, b)
const higher = (a: number | null | undefined, b: number | null) =>
  a === undefined ? b : a === null || b === null ? null : Math.max(a, b)
const round = (value: number): number => Number(value.toFixed(4))
