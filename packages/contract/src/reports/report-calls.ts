import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant, page, someText } from '../core/shapes.ts'
import { cell } from './entities.ts'
import { REPORT_AUTHOR_ROLES, REPORT_ROLES } from './roles.ts'
import { filterValues, reportFilters, tile, tileResult, tiles } from './tiles.ts'

const readerRoles = z.array(z.enum(REPORT_ROLES)).max(REPORT_ROLES.length)

/** A report of the list. */
const listed = {
  Id: id,
  Title: z.string(),
  Descr: z.string(),
  /** Who reads it, beside its author and those who administer the project. */
  Roles: z.array(z.enum(REPORT_ROLES)),
  AuthorId: id.nullable(),
  AuthorName: z.string(),
  ChangedAt: instant,
  ChangedByName: z.string(),
  MayEdit: z.boolean(),
}

const report = z.strictObject({
  ...listed,
  Tiles: tiles,
  /** Keys of tiles of which the people behind a row can be asked for. */
  Drillable: z.array(z.string()),
  Filters: reportFilters,
  Version: z.int(),
})

/** A version of a report, and what is other than in the one before. */
const reportVersion = z.strictObject({
  Version: z.int(),
  Title: z.string(),
  TileCount: z.int(),
  ChangedAt: instant,
  AuthorName: z.string(),
  /** Null for the first, and where the one before is no longer kept. */
  Changes: z
    .array(
      z.strictObject({
        Kind: z.enum([
          'title',
          'descr',
          'roles',
          'filters',
          'added',
          'removed',
          'changed',
          'moved',
        ]),
        /** Titles of the tiles; none for what is of the whole report. */
        Tiles: z.array(z.string()),
      }),
    )
    .nullable(),
})

const reading = { roles: REPORT_ROLES, scope: 'project' } as const
const authoring = { roles: REPORT_AUTHOR_ROLES, scope: 'project' } as const

const filtered = {
  Filters: filterValues.prefault({}),
  /** Of the caller’s making: what Cancel names. */
  RunId: z.uuid().optional(),
}

const textExample = {
  Kind: 'text',
  Key: 'note',
  Title: 'Σημείωση',
  Place: { X: 0, Y: 0, W: 6, H: 2 },
  Text: 'Οι αριθμοί είναι των ατόμων που βλέπει καθένας.',
} as const

/** Reports: pages of tiles, each over what its reader may see. */
export const reportCalls = {
  listReports: readCall({
    path: '/api/Report/All',
    summary: 'The reports that the caller may read, by title.',
    input: z.strictObject({ Filter: z.string().max(200).default('') }),
    example: { Filter: '' },
    output: z.array(z.strictObject({ ...listed, TileCount: z.int() })),
    access: reading,
  }),
  getReport: readCall({
    path: '/api/Report/Get',
    summary:
      'A report with its tiles and filters, without what they find, in the caller’s language; with `AsWritten`, to be edited, in its authors’ words.',
    input: z.strictObject({ Id: id, AsWritten: z.boolean().default(false) }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: report,
    access: reading,
  }),
  saveReport: writeCall({
    path: '/api/Report/Edit',
    summary: 'Makes a report or changes one, with all of its tiles.',
    input: z.strictObject({
      /** Null makes a new one. */
      Id: id.nullable().default(null),
      Title: someText.max(200),
      Descr: z.string().trim().max(2_000).default(''),
      Roles: readerRoles.default([]),
      Tiles: tiles.default([]),
      Filters: reportFilters.prefault({}),
      /** The version that was on the page; without it the last who saves wins. */
      Version: z.int().min(1).optional(),
    }),
    example: ({ absentId }) => ({ Id: absentId, Title: 'Επισκόπηση', Tiles: [textExample] }),
    output: report,
    access: authoring,
    audit: 'reports.reportSaved',
  }),
  deleteReport: writeCall({
    path: '/api/Report/Delete',
    summary: 'Deletes a report; its queries stay.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: authoring,
    audit: 'reports.reportDeleted',
  }),
  listReportVersions: readCall({
    path: '/api/Report/Versions',
    summary:
      'What a report is and was, the latest first: who changed it when, and what of it; 20 a page.',
    input: z.strictObject({ Id: id, Page: page.default(1) }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.strictObject({ Versions: z.array(reportVersion), Count: z.int() }),
    access: authoring,
  }),
  restoreReport: writeCall({
    path: '/api/Report/Restore',
    summary: 'Makes an earlier version the latest again, as a new one.',
    input: z.strictObject({ Id: id, Version: z.int().min(1).max(1_000_000) }),
    example: ({ absentId }) => ({ Id: absentId, Version: 1 }),
    output: report,
    access: authoring,
    audit: 'reports.reportSaved',
  }),
  runTile: readCall({
    path: '/api/Report/RunTile',
    summary:
      'What one tile of a report shows to the caller, with their own reach and field levels; what was found a few minutes ago at once, unless Fresh.',
    input: z.strictObject({
      Id: id,
      Key: z.string().max(40),
      Fresh: z.boolean().default(false),
      ...filtered,
    }),
    example: ({ absentId }) => ({ Id: absentId, Key: 'note' }),
    output: tileResult,
    access: { roles: REPORT_ROLES, scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.tileRun',
  }),
  tryTile: readCall({
    path: '/api/Report/TryTile',
    summary: 'What a tile shows that is not saved yet.',
    input: z.strictObject({ Tile: tile, ...filtered }),
    example: { Tile: textExample },
    output: tileResult,
    access: { roles: REPORT_AUTHOR_ROLES, scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.tileRun',
  }),
  listTilePeople: readCall({
    path: '/api/Report/People',
    summary:
      'The people behind one row of a tile that asks by steps, as far as the caller reaches: 50 a page.',
    input: z.strictObject({
      Id: id,
      Key: z.string().max(40),
      Filters: filterValues.prefault({}),
      /** The row’s cells in the order of the result’s columns; of what counts, nothing is looked at. */
      Row: z.array(cell).max(100),
      /** Places of the row whose cell may be any, as in totals. */
      Open: z.array(z.int().min(0).max(99)).max(100).default([]),
      /** Whether the row is of the period that is compared with. */
      Before: z.boolean().default(false),
      Page: page.default(1),
    }),
    example: ({ absentId }) => ({ Id: absentId, Key: 'note', Row: [] }),
    output: z.strictObject({
      People: z.array(
        z.strictObject({
          Id: id,
          FirstName: z.string(),
          LastName: z.string(),
          /** Whether the person’s page is that of a mentee. */
          IsMentee: z.boolean(),
          MentorName: z.string(),
        }),
      ),
      Count: z.int(),
    }),
    access: { roles: REPORT_ROLES, scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.tileRun',
  }),
}
