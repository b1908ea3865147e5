import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { genderCode } from '@telemachos/rules/genders'
import { leavesBeforeJoining } from '@telemachos/rules/microdata-form'
import {
  indicatorCodes,
  indicatorsOf,
  knownAge,
  missingOf,
  type EsfPeriod,
  type IndicatorCode,
  type Participant,
} from '@telemachos/rules/microdata-indicators'
import { rowsOf, type Paged } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { within } from '../people/index.ts'
import { answerReader, type AnswerFacts } from './answer-facts.ts'
import { listParticipants, readFormContents, type ParticipantRow } from './indicator-store.ts'

type Calls = typeof contract.microdata.calls
type Reason = OutputOf<Calls['listIncomplete']>['list'][number]['Missing'][number]

/** A mentee as the indicators see them: where they count, and why not. */
interface Counted {
  readonly row: ParticipantRow
  readonly codes: Readonly<Record<Phase, readonly IndicatorCode[]>>
  readonly missing: Readonly<Record<Phase | 'later', readonly Reason[]>>
  readonly period: EsfPeriod | undefined
}

const PER_PAGE = 20

/** How many people within reach count in each indicator, by gender. */
export async function readIndicators(
  _input: InputOf<Calls['getIndicators']>,
  context: CallContext,
): Promise<OutputOf<Calls['getIndicators']>> {
  const people = await countPeople(context)
  const periods = new Set(people.flatMap(({ period }) => period ?? []))
  const complete = (phase: Phase) => people.filter(({ missing }) => missing[phase].length === 0)
  const linesOf = (phase: Phase) => {
    const codes = [...periods].toSorted().flatMap((period) => indicatorCodes(period, phase))
    const counts = new Map(codes.map((Code) => [Code, { Code, Men: 0, Women: 0 }]))
    for (const { row, codes: own } of people) {
      for (const code of own[phase]) {
        const line = counts.get(code)
        if (line) line[row.gender === '5301' ? 'Men' : 'Women']++
      }
    }
    return [...counts.values()]
  }
  return {
    Start: linesOf('start'),
    End: linesOf('end'),
    People: people.length,
    Complete: { Start: complete('start').length, End: complete('end').length },
  }
}

/** Who counts in an indicator. */
export async function listCounted(
  { Code, Gender, page, count }: InputOf<Calls['listCounted']>,
  context: CallContext,
): Promise<OutputOf<Calls['listCounted']>> {
  const people = await countPeople(context)
  const counted = people
    .filter(({ codes }) => [...codes.start, ...codes.end].includes(Code))
    .filter(({ row }) => !Gender || row.gender === Gender)
  return sliceOf(
    counted.map(({ row }) => nameOf(row)),
    { page, count },
  )
}

/** Who does not count in the indicators of a phase, and why. */
export async function listIncomplete(
  { Phase: asked, page, count }: InputOf<Calls['listIncomplete']>,
  context: CallContext,
): Promise<OutputOf<Calls['listIncomplete']>> {
  const people = await countPeople(context)
  const incomplete = people
    .filter(({ missing }) => missing[asked].length > 0)
    .map(({ row, missing }) => ({ ...nameOf(row), Missing: [...missing[asked]] }))
  return sliceOf(incomplete, { page, count })
}

function sliceOf<Item>(all: readonly Item[], page: Paged) {
  const { size, skip } = rowsOf(page, PER_PAGE)
  const list = all.slice(skip, skip + size)
  return { list, count: all.length, All: all.length }
}

const nameOf = ({ userId, firstName, lastName }: ParticipantRow) => ({
  UserId: userId,
  FirstName: firstName,
  LastName: lastName,
})

/** The project's mentees within reach, as the indicators see them. */
async function countPeople(context: CallContext): Promise<Counted[]> {
  const { db, actor, language, now } = context
  const people = await listParticipants(db, actor.projectId, within(context, { reads: 'records' }))
  const rows = people.map((row) => ({ ...row, gender: genderCode(row.gender ?? '') ?? null }))
  const contents = await readFormContents(db, actor.projectId)
  const read = answerReader(db, contents, { language, today: todayInAthens(now) })
  return rows.map((row) =>
    countOne(row, read(row.startForm, row.startAnswers), read(row.endForm, row.endAnswers)),
  )
}

/** @param entry what the form of joining says, @param exit and that of leaving; undefined without one. */
function countOne(
  row: ParticipantRow,
  entry: AnswerFacts | undefined,
  exit: AnswerFacts | undefined,
): Counted {
  const person = entry && participantOf(row, entry)
  const startMissing = reasonsOf(row, person)
  const endMissing: Reason[] = !exit
    ? ['not_begun']
    : row.endFinal
      ? [...startMissing]
      : ['not_final', ...startMissing.filter((one) => one !== 'not_final')]
  if (leavesBeforeJoining(entry?.joined, exit?.left)) endMissing.push('left_before')
  const leaving = person && {
    ...person,
    traits: new Set([...person.traits, ...(exit?.traits ?? [])]),
  }
  return {
    row,
    period: entry?.period,
    missing: {
      start: startMissing,
      end: endMissing,
      later: exit?.isLaterDue && row.endFinal ? ['later_due'] : [],
    },
    codes: {
      start: person && startMissing.length === 0 ? indicatorsOf(person, 'start') : [],
      end: leaving && endMissing.length === 0 ? indicatorsOf(leaving, 'end') : [],
    },
  }
}

function participantOf(
  { startAt, birth }: ParticipantRow,
  { period, traits, joined }: AnswerFacts,
): Participant {
  const saved = () => (startAt === null ? '' : todayInAthens(new Date(startAt)))
  return { period, traits, age: knownAge(birth, joined ?? saved()) }
}

function reasonsOf(
  { startFinal, gender }: ParticipantRow,
  person: Participant | undefined,
): Reason[] {
  if (!person) return ['not_begun']
  return [...(startFinal ? [] : (['not_final'] as const)), ...missingOf(person, gender)]
}
