import type { BuiltInLanguage as Language } from '@telemachos/contract/core/define-texts'
import { GRID_COLUMNS } from '@telemachos/contract/reports/limits'
import { reportFilters, tiles, type Tile } from '@telemachos/contract/reports/tiles'
import { sortKey } from '@telemachos/rules/greek-text'
import type { Db } from '../../kernel/database/database.ts'
import { dropout, load, overview } from './ready-people.ts'
import { applications, microdata, payments } from './ready-records.ts'
import { sayIn, type ReadyReport } from './ready-report.ts'
import { insertReadyPages, insertReadyQueries, type Addressed } from './ready-store.ts'
import { meetings, scores } from './ready-work.ts'

/** Reports that every project may begin with. */
export const READY_REPORTS: readonly ReadyReport[] = [
  overview,
  load,
  meetings,
  scores,
  applications,
  microdata,
  payments,
  dropout,
]

interface Given extends Addressed {
  readonly projectIds: readonly number[]
  /** In whose words. */
  readonly language: Language
}

/**
 * Gives projects ready-made reports: from then on each is a report, and each of its queries a query,
 * like those that people have made.
 * @returns the numbers of the reports, by project and in the order of the reports.
 */
export async function addReadyReports(
  db: Db,
  reports: readonly ReadyReport[],
  { projectIds, language, ...by }: Given,
): Promise<number[]> {
  const queries = projectIds.flatMap((projectId) =>
    reports.flatMap((report) => queriesOf(report, projectId, language)),
  )
  const ids = new Map(
    (await insertReadyQueries(db, queries, by)).map(({ projectId, name, id }) => [
      `${projectId} ${name}`,
      id,
    ]),
  )
  const pages = projectIds.flatMap((projectId) =>
    reports.map((report) => {
      const list = tilesOfReady(report, language, (name) => ids.get(`${projectId} ${name}`) ?? 0)
      return {
        projectId,
        title: report.title[language],
        sort_key: sortKey(report.title[language]),
        descr: report.descr[language],
        roles: report.roles,
        tiles: list,
        filters: reportFilters.parse({}),
        query_ids: list.flatMap((tile) => (tile.Kind === 'query' ? [tile.QueryId] : [])),
      }
    }),
  )
  return insertReadyPages(db, pages, by)
}

/** What a query of a report is called among all the queries of its project. */
const queryName = (report: ReadyReport, title: string, language: Language): string =>
  `${report.title[language]} – ${title}`

function queriesOf(report: ReadyReport, projectId: number, language: Language) {
  return report.tiles.flatMap((tile) => {
    if (!('text' in tile)) return []
    const name = queryName(report, tile.title[language], language)
    return [
      {
        projectId,
        name,
        sort_key: sortKey(name),
        descr: report.descr[language],
        text: tile.text(sayIn(language)),
        roles: report.roles,
        view: { Type: tile.shows, Settings: {} },
      },
    ]
  })
}

function tilesOfReady(
  report: ReadyReport,
  language: Language,
  queryId: (name: string) => number,
): Tile[] {
  const places = placeTiles(report.tiles.map(({ size }) => size))
  return tiles.parse(
    report.tiles.map((tile, index) => {
      const Title = tile.title[language]
      const each = {
        Key: `${report.key}-${index + 1}`,
        Title,
        Place: places[index],
        View: { Type: tile.shows, Settings: {} },
      }
      return 'steps' in tile
        ? { Kind: 'steps', ...each, Steps: tile.steps }
        : { Kind: 'query', ...each, QueryId: queryId(queryName(report, Title, language)) }
    }),
  )
}

/** Fills rows of the grid from the left, each as high as its highest tile. */
function placeTiles(sizes: readonly (readonly [number, number])[]) {
  let x = 0
  let y = 0
  let high = 0
  return sizes.map(([W, H]) => {
    if (x + W > GRID_COLUMNS) {
      x = 0
      y += high
      high = 0
    }
    const place = { X: x, Y: y, W, H }
    x += W
    high = Math.max(high, H)
    return place
  })
}
