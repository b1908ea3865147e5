import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, someText } from '../core/shapes.ts'
import { calculation, calculator, scenario } from './entities.ts'
import { MAX_SCENARIOS } from './limits.ts'
import { inputValues } from './settings.ts'

const WRITERS = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const
const ofMentee = { roles: WRITERS, scope: 'relation' } as const
const members = { roles: MEMBER_ROLES, scope: 'project' } as const

const cell = z.strictObject({ ActionId: id, MenteeId: id })
const exampleCell = ({ actionId, personId }: { actionId: number; personId: number }) => ({
  ActionId: actionId,
  MenteeId: personId,
})

/** Calculating: in an action, whose data the inputs are, or for oneself. */
export const calculationCalls = {
  openCalculation: readCall({
    path: '/api/spreadsheets/Calculation',
    summary: 'The calculator of an action with what the mentee has put in.',
    input: cell,
    example: exampleCell,
    output: z.strictObject({
      /** Null where the action has none yet. */
      Calculator: calculator.nullable(),
      Calculation: calculation,
      MayWrite: z.boolean(),
    }),
    access: ofMentee,
  }),
  getCalculation: readCall({
    path: '/api/spreadsheets/Inputs',
    summary: 'What a mentee has put into the calculator of an action, and what comes out.',
    input: cell,
    example: exampleCell,
    output: calculation,
    access: ofMentee,
  }),
  saveInputs: writeCall({
    path: '/api/spreadsheets/SaveInputs',
    summary:
      'Puts values into the calculator of an action, each by its name; what comes out is computed here. A conflict where somebody else has changed one of them since Seen.',
    input: cell.extend({ Inputs: inputValues, Seen: inputValues }),
    example: (ids) => ({ ...exampleCell(ids), Inputs: { rent: 450 }, Seen: {} }),
    output: calculation,
    whileArchived: 'refused',
    access: ofMentee,
    audit: 'spreadsheets.inputsSaved',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
  }),
  listCalculators: readCall({
    path: '/api/spreadsheets/Calculators',
    summary: 'The calculators that the caller’s role may use by themselves, by name, at most 100.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Id: id, Name: z.string() })),
    access: members,
  }),
  openCalculator: readCall({
    path: '/api/spreadsheets/Calculator',
    summary: 'A calculator that the caller’s role may use by itself.',
    input: z.strictObject({ ProjectId: id, SpreadsheetId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, SpreadsheetId: absentId }),
    output: calculator,
    access: members,
  }),
  listScenarios: readCall({
    path: '/api/spreadsheets/Scenarios',
    summary: 'The caller’s own sets of inputs of a spreadsheet, by name.',
    input: z.strictObject({ ProjectId: id, SpreadsheetId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, SpreadsheetId: absentId }),
    output: z.array(scenario).max(MAX_SCENARIOS),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
  }),
  saveScenario: writeCall({
    path: '/api/spreadsheets/SaveScenario',
    summary: 'Keeps a set of inputs by a name of the caller’s own; the same name replaces it.',
    input: z.strictObject({
      ProjectId: id,
      SpreadsheetId: id,
      Name: someText.max(80),
      Inputs: inputValues,
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      SpreadsheetId: absentId,
      Name: 'Χωρίς αυτοκίνητο',
      Inputs: { rent: 450 },
    }),
    output: scenario,
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
    audit: 'spreadsheets.scenarioSaved',
  }),
  deleteScenario: writeCall({
    path: '/api/spreadsheets/DeleteScenario',
    summary: 'Deletes one of the caller’s own sets of inputs.',
    input: z.strictObject({ ProjectId: id, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
    audit: 'spreadsheets.scenarioDeleted',
  }),
}
