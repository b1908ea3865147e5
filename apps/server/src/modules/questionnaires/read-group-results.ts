import type { contract } from '@telemachos/contract'
import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Label } from '@telemachos/questionnaire/definition'
import type { CallContext } from '../../kernel/context.ts'
import {
  countBandsOfActions,
  countChanges,
  countFinished,
  type FinishedRow,
} from './distribution-store.ts'
import { definitionsIn } from './quest-texts.ts'
import { resultsReach } from './results-scope.ts'
import { sumScales, type ToldVersion } from './sum-scales.ts'
import { versionFor } from './versions.ts'
import { seenResults } from './policy.ts'

type Call = typeof contract.questionnaires.calls.getGroupResults
type GroupResults = OutputOf<Call>
type GroupResult = GroupResults['Results'][number]

/**
 * The scales of several actions over everybody within reach who finished them, in the order that is
 * asked for; and how each changed from the first action that has it to the last.
 * @throws not_found for an action that the caller does not see, or that asks no questionnaire.
 */
export async function readGroupResults(
  { ActionIds, Lang }: InputOf<Call>,
  context: CallContext,
): Promise<GroupResults> {
  const { db } = context
  const reach = resultsReach(context, Lang)
  const wanted = [...new Set(ActionIds)]
  const finished = Map.groupBy(await countFinished(db, reach, wanted), ({ actionId }) => actionId)
  seenResults(wanted.every((id) => finished.has(id)))
  const versions = await versionsOf(context, [...finished.values()].flat(), Lang)
  const read = (label: Label) => label[Lang] || label.el
  const bands = Map.groupBy(
    await countBandsOfActions(db, reach, wanted),
    ({ actionId }) => actionId,
  )
  const Results = wanted.flatMap((actionId): GroupResult[] => {
    const rows = finished.get(actionId) ?? []
    const [first] = rows
    if (!first) return []
    const { questId, title, versionId } = first
    return [
      {
        ActionId: actionId,
        Action: title,
        QuestId: questId,
        Title: read(versions.get(versionId)?.said.title ?? { el: title, en: title }),
        Sets: rows.reduce((sum, { sets }) => sum + sets, 0),
        Scales: sumScales(bands.get(actionId) ?? [], (id) => versions.get(id), read),
      },
    ]
  })
  const pairs = pairsOf(Results)
  const changes = pairs.length > 0 ? await countChanges(db, reach, pairs) : []
  return {
    Results,
    Changes: pairs.flatMap(({ scaleId, from, to }) => {
      const change = changes.find((one) => one.scaleId === scaleId)
      if (!change) return []
      const { count, fromMean, toMean, risen, fallen } = change
      return [
        {
          ScaleId: scaleId,
          FromActionId: from,
          ToActionId: to,
          Count: count,
          FromMean: rounded(fromMean),
          ToMean: rounded(toMean),
          Risen: risen,
          Fallen: fallen,
        },
      ]
    }),
  }
}

/** Each version that was answered, read once. */
async function versionsOf(
  context: CallContext,
  rows: readonly FinishedRow[],
  language: BuiltInLanguage,
): Promise<Map<number | null, ToldVersion>> {
  const questIds = rows.map(({ questId }) => questId)
  const definitionOf = await definitionsIn(context, questIds, language)
  const versions = new Map<number | null, ToldVersion>()
  for (const { questId, versionId } of rows) {
    if (versionId === null || versions.has(versionId)) continue
    const version = await versionFor(context.db, { questId, versionId })
    versions.set(versionId, { written: version.definition, said: definitionOf(version) })
  }
  return versions
}

/** The first and the last action of each scale that several have, under one name and with one range. */
function pairsOf(results: readonly GroupResult[]) {
  const scales = results.flatMap(({ ActionId, Scales }) =>
    Scales.map((scale) => ({ actionId: ActionId, ...scale })),
  )
  const same = Map.groupBy(scales, ({ Id, Name, Low, High }) =>
    JSON.stringify([Id, Name, Low, High]),
  )
  return [...same.values()].flatMap((list) => {
    const [first, last] = [list[0], list.at(-1)]
    if (!first || !last || first === last) return []
    return [{ scaleId: first.Id, from: first.actionId, to: last.actionId }]
  })
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(4))
