import { z } from 'zod'
import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { besidePage, done, id, instant, page, paged, someText } from '../core/shapes.ts'
import { calculator } from './entities.ts'
import { calculatorSettings } from './settings.ts'
import { workbook } from './workbook.ts'

const AUTHORS = { roles: AUTHOR_ROLES, scope: 'project' } as const

const one = z.strictObject({ ProjectId: id, SpreadsheetId: id })
const name = someText.max(200)
const revision = z.int().min(0).max(2_147_483_647)
const version = z.int().min(1).max(1_000_000)

const row = z.strictObject({
  Id: id,
  Name: z.string(),
  Version: z.int(),
  At: instant,
  By: z.string(),
  /** How many actions and questions calculate with it. */
  Uses: z.int(),
  /** What of its file could not be read. */
  Notes: z.int(),
  Inputs: z.int(),
  /** Of this project; another's, shared with it, is used and not changed. */
  IsOwn: z.boolean(),
})

const absent = ({ projectId, absentId }: { projectId: number; absentId: number }) => ({
  ProjectId: projectId,
  SpreadsheetId: absentId,
})

/** A page of settings with their labels is more than a usual body. */
const SETTINGS_BYTES = 2 * 1_048_576

/** Spreadsheets as their authors bring them in and say how people calculate with them. */
export const authorCalls = {
  listSpreadsheets: readCall({
    path: '/api/spreadsheets/List',
    summary: 'The spreadsheets that the project has or uses, by name, ten a page.',
    input: z.strictObject({
      ProjectId: id,
      Search: z.string().max(100).default(''),
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(row),
    access: AUTHORS,
  }),
  addSpreadsheet: writeCall({
    path: '/api/spreadsheets/Add',
    summary:
      'A new spreadsheet from an uploaded .xlsx file: its inputs, and what people see, are suggested.',
    input: z.strictObject({ ProjectId: id, FileId: id, Name: name }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      FileId: absentId,
      Name: 'Οικογενειακός προϋπολογισμός',
    }),
    output: z.strictObject({ Id: id }),
    access: AUTHORS,
    audit: 'spreadsheets.added',
    feed: 'project',
  }),
  addVersion: writeCall({
    path: '/api/spreadsheets/AddVersion',
    summary:
      'A new version from another file: from then on people calculate with it, and keep what they have put in.',
    input: one.extend({ FileId: id }),
    example: (ids) => ({ ...absent(ids), FileId: ids.absentId }),
    output: z.strictObject({ Version: version }),
    access: AUTHORS,
    audit: 'spreadsheets.versionAdded',
    feed: 'project',
  }),
  openSpreadsheet: readCall({
    path: '/api/spreadsheets/Open',
    summary:
      'A spreadsheet as its authors see it: its file, what they say of it, and its versions.',
    input: one,
    example: absent,
    output: calculator.extend({
      Revision: revision,
      IsOwn: z.boolean(),
      /** Who calculates with it from the list of calculators. */
      Roles: z.array(z.enum(MEMBER_ROLES)),
      /** The other projects that use it. */
      Projects: z.array(id),
      Versions: z.array(
        z.strictObject({
          Version: version,
          At: instant,
          By: z.string(),
          /** What its file is stored under, for files.downloadFile; null where it is gone. */
          Stored: z.string().nullable(),
          FileName: z.string(),
          Bytes: z.int(),
        }),
      ),
    }),
    access: AUTHORS,
  }),
  saveSpreadsheet: writeCall({
    path: '/api/spreadsheets/Save',
    summary:
      'Saves what the authors say of a spreadsheet, whole. A conflict where somebody has saved since Revision was seen.',
    bodyBytes: SETTINGS_BYTES,
    input: one.extend({
      Revision: revision,
      Name: name,
      Settings: calculatorSettings,
      Roles: z.array(z.enum(MEMBER_ROLES)).max(MEMBER_ROLES.length),
      Projects: z.array(id).max(100),
    }),
    example: (ids) => ({
      ...absent(ids),
      Revision: 1,
      Name: 'Δάνειο',
      Settings: {
        Inputs: [],
        Outputs: [],
        Views: [],
        Charts: [],
        Preprocess: [],
        Postprocess: [],
      },
      Roles: ['Mentee' as const],
      Projects: [],
    }),
    output: z.strictObject({ Revision: revision }),
    access: AUTHORS,
    audit: 'spreadsheets.saved',
    feed: 'project',
  }),
  restoreVersion: writeCall({
    path: '/api/spreadsheets/Restore',
    summary: 'Makes an earlier file the newest version again.',
    input: one.extend({ Version: version }),
    example: (ids) => ({ ...absent(ids), Version: 1 }),
    output: z.strictObject({ Version: version }),
    access: AUTHORS,
    audit: 'spreadsheets.restored',
    feed: 'project',
  }),
  listUses: readCall({
    path: '/api/spreadsheets/Uses',
    summary:
      'The actions, and the questionnaires, of the project that calculate with a spreadsheet, at most 100, and how many others do.',
    input: one,
    example: absent,
    output: z.strictObject({
      Uses: z.array(
        z.strictObject({ Kind: z.enum(['action', 'questionnaire']), Id: id, Title: z.string() }),
      ),
      /** How many there are in other projects, of which the caller does not hear more. */
      Elsewhere: z.int(),
    }),
    access: AUTHORS,
  }),
  deleteSpreadsheet: writeCall({
    path: '/api/spreadsheets/Delete',
    summary: 'Deletes a spreadsheet that nothing uses, with all of its versions.',
    input: one,
    example: absent,
    output: done,
    access: AUTHORS,
    audit: 'spreadsheets.deleted',
    feed: 'project',
  }),
  getWorkbook: readCall({
    path: '/api/documents/getSpreadsheet',
    summary: 'A spreadsheet as a workbook with its cells, ranges and layout (spec §3).',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: workbook,
    access: { roles: MEMBER_ROLES, scope: 'project' },
  }),
  listNames: readCall({
    path: '/api/documents/getSpreadsheetList',
    summary: 'The spreadsheets of the current project by Id and name, at most 1,000.',
    input: z.strictObject({}),
    // The specification writes the name both ways: in its text, and in its table of calls.
    output: z.array(z.strictObject({ Id: id, Name: z.string(), name: z.string() })),
    access: { roles: AUTHOR_ROLES, scope: 'project' },
  }),
}
