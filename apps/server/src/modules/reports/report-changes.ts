import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { reportFilters, tiles, type Tile } from '@telemachos/contract/reports/tiles'
import type { WrittenReport } from './report-version-store.ts'

type Versions = OutputOf<typeof contract.reports.calls.listReportVersions>['Versions']
type Changes = NonNullable<Versions[number]['Changes']>

/** What has become of a report from one version to the next; tiles by their titles, of those that are gone too. */
export function changesOf(before: WrittenReport, after: WrittenReport): Changes {
  const [old, now] = [tiles.parse(before.tiles), tiles.parse(after.tiles)]
  const without = (list: readonly Tile[], others: readonly Tile[]) =>
    list.filter(({ Key }) => !others.some((one) => one.Key === Key))
  const pairs = now.flatMap((tile) => {
    const was = old.find(({ Key }) => Key === tile.Key)
    return was ? [{ was, tile }] : []
  })
  const said = (Kind: Changes[number]['Kind'], list: readonly Tile[]): Changes =>
    list.length > 0 ? [{ Kind, Tiles: list.map(({ Title }) => Title) }] : []
  const whole = (Kind: Changes[number]['Kind'], isSame: boolean): Changes =>
    isSame ? [] : [{ Kind, Tiles: [] }]
  const isAsked = ({ was, tile }: (typeof pairs)[number]) =>
    isDeepStrictEqual({ ...was, Place: null }, { ...tile, Place: null })
  return [
    ...whole('title', before.title === after.title),
    ...whole('descr', before.descr === after.descr),
    ...whole('roles', isDeepStrictEqual([...before.roles].sort(), [...after.roles].sort())),
    ...whole(
      'filters',
      isDeepStrictEqual(reportFilters.parse(before.filters), reportFilters.parse(after.filters)),
    ),
    ...said('added', without(now, old)),
    ...said('removed', without(old, now)),
    ...said(
      'changed',
      pairs.filter((pair) => !isAsked(pair)).map(({ tile }) => tile),
    ),
    ...said(
      'moved',
      pairs
        .filter((pair) => isAsked(pair) && !isDeepStrictEqual(pair.was.Place, pair.tile.Place))
        .map(({ tile }) => tile),
    ),
  ]
}
