import { builtInOf } from '@telemachos/contract/core/define-texts'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { RESULT_ROLES } from '@telemachos/contract/questionnaires/results-roles'
import type { FilterValues, Tile } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'
import { readGroupResults } from '../questionnaires/index.ts'
import type { CollectedTile } from './collected-tile.ts'
import { fileWords } from './file-words.ts'
import { setKinds } from './narrow.ts'
import type { Cell, ResultColumn } from './read-cells.ts'

type QuestTile = Extract<Tile, { Kind: 'quest' }>
type Scale = Awaited<ReturnType<typeof readGroupResults>>['Results'][number]['Scales'][number]

/**
 * The scales of a questionnaire over everybody within reach who has finished it, as on the page: a row for
 * each scale, and one for each of its bands below it.
 */
export async function collectQuest(
  { ActionId }: QuestTile,
  { title, filters }: { readonly title: string; readonly filters: FilterValues },
  context: CallContext,
): Promise<CollectedTile> {
  const { actor, language, now } = context
  if (!roleAllowed(actor.role, RESULT_ROLES))
    return { kind: 'said', title, text: translate(language, 'reports.tile.noQuest') }
  const { say } = fileWords(context)
  const { projectId: ProjectId } = actor
  const asked = { ProjectId, ActionIds: [ActionId], Lang: builtInOf(language) }
  const { Results } = await readGroupResults(asked, context)
  const sets = Results.reduce((sum, { Sets }) => sum + Sets, 0)
  const scales = Results.flatMap(({ Scales }) => Scales)
  const summary = say('finishedBy', { count: sets })
  if (scales.length === 0) return { kind: 'said', title, text: `${say('noScales')} ${summary}` }
  const column = (key: string, Type: ResultColumn['Type']): ResultColumn => ({
    Name: say(key),
    Type,
  })
  return {
    kind: 'found',
    title,
    shows: 'table',
    summary,
    result: {
      Columns: [
        column('scale', 'text'),
        column('band', 'text'),
        column('people', 'number'),
        column('mean', 'number'),
        column('low', 'number'),
        column('high', 'number'),
      ],
      Rows: scales.flatMap(rowsOf),
      Truncated: false,
      Ms: 0,
      At: now.toISOString(),
    },
    compared: null,
    unheeded: setKinds(filters),
    values: {},
  }
}

const rowsOf = ({ Name, Count, Mean, Low, High, Bands }: Scale): Cell[][] => [
  [Name, '', Count, Mean, Low, High],
  ...Bands.map((band): Cell[] => [Name, band.Name, band.Count, null, null, null]),
]
