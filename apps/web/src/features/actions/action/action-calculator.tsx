import {
  ACTION_DATA_ROOM,
  SYNC_MS,
  WRITING,
  WRITING_EVERY_MS,
  WRITING_MS,
} from '@telemachos/contract/actions/together'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  contestedFields,
  call,
  type CallOutput,
  useCall,
  useCompany,
  useTexts,
  noteOwnWrite,
  useValuesDraft,
  type Draft,
} from '#shared'
import { Text } from '#layout'
import { draftKey } from '#storage'
import { ConflictNote, SaveStatus } from '#ui'
import {
  Calculator,
  inLanguage,
  typedOf,
  valueOf,
  type TypedValues,
  type CalculatorSource,
} from '#features/spreadsheets'
import type { MenteeAction } from './mentee-action.ts'
import { useSavedBeforeCompleting } from './unsaved-work.ts'

type Calculation = CallOutput<'spreadsheets.getCalculation'>

interface Props {
  readonly action: MenteeAction
  readonly opened: CallOutput<'spreadsheets.openCalculation'>
  readonly source: CalculatorSource
}

/** What is typed is saved so long after the last key, in milliseconds. */
const AUTOSAVE_MS = 1_000

const TOGETHER = {
  room: ACTION_DATA_ROOM,
  signal: WRITING,
  every: WRITING_EVERY_MS,
  shown: WRITING_MS,
}

/** The calculator of an action: what is put in is the action's data, shared live with who else sees it. */
export default function ActionCalculator({ action, opened, source }: Props) {
  const { t, language } = useTexts()
  const client = useQueryClient()
  const { Inputs } = source.Settings
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  const query = useCall('spreadsheets.getCalculation', about, {
    placeholderData: opened.Calculation,
  })
  const { Inputs: saved, Bound } = query.data ?? opened.Calculation
  const typedSaved = useMemo(
    () =>
      Object.fromEntries(
        Inputs.filter(({ Name }) => saved[Name] !== undefined).map((input) => [
          input.Name,
          typedOf(input, saved[input.Name], language),
        ]),
      ),
    [Inputs, saved, language],
  )
  const valuesOfTyped = (typed: TypedValues) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([name, value]) => {
        const input = Inputs.find((one) => one.Name === name)
        const read = input && valueOf(input, value, language)
        return read && 'value' in read ? [[name, read.value]] : []
      }),
    )
  const draft = useValuesDraft({
    key: draftKey('calculator', action.MenteeId, action.Id),
    saved: typedSaved,
    delay: AUTOSAVE_MS,
    canSave: (name, value) => {
      const input = Inputs.find((one) => one.Name === name)
      return input !== undefined && 'value' in valueOf(input, value, language)
    },
    save: async (typed, seen) => {
      noteOwnWrite(action.MenteeId, action.Id)
      const seenValues = Object.fromEntries(
        Object.keys(typed).map((name) => [name, saved[name] ?? null]),
      )
      const answer = await call('spreadsheets.saveInputs', {
        ...about,
        Inputs: valuesOfTyped(typed),
        Seen: { ...seenValues, ...valuesOfTyped(seen) },
      })
      await put(answer)
      void client.invalidateQueries({ queryKey: ['actions.getMissing'] })
    },
    conflictOf: contestedFields,
  })
  useSavedBeforeCompleting(action.MenteeId, action.Id, draft.flush)
  async function put(answer: Calculation): Promise<void> {
    const queryKey = ['spreadsheets.getCalculation', about]
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, answer)
  }
  // Results of questionnaires that came since it was saved last become part of the action's data.
  const isWaiting = opened.MayWrite && !opened.Calculation.IsStored
  useEffect(() => {
    if (!isWaiting) return
    void call('spreadsheets.saveInputs', { ...about, Inputs: {}, Seen: {} }).then(put, () => {})
    // oxlint-disable-next-line react/exhaustive-deps -- Once for what came, not for each answer.
  }, [isWaiting])
  const company = useCompany({ ...TOGETHER, id: `${action.Id}/${action.MenteeId}` })
  const change: Draft['change'] = (name, value) => {
    draft.change(name, value)
    if (company.present.size === 0) return
    company.act()
    draft.schedule(SYNC_MS)
  }
  return (
    <Calculator
      source={source}
      saved={saved}
      typed={draft.values}
      onType={change}
      isReadOnly={!opened.MayWrite}
      bound={Bound}
      status={
        opened.MayWrite ? (
          <>
            {company.acting.length > 0 && (
              <Text tone="soft" size="medium">
                {t(
                  company.acting.includes(action.MenteeId)
                    ? 'actions.together.mentee'
                    : 'actions.together.mentor',
                )}
              </Text>
            )}
            {draft.contested.length > 0 && <Conflict {...{ draft, source, about }} />}
            <SaveStatus draft={draft} />
          </>
        ) : (
          <Text tone="faint">{t('calc.readOnly')}</Text>
        )
      }
    />
  )
}

interface ConflictProps {
  readonly draft: Draft
  readonly source: CalculatorSource
  readonly about: { readonly ActionId: number; readonly MenteeId: number }
}

/** Somebody else has put another value in meanwhile: both, and which is to stay. */
function Conflict({ draft, source, about }: ConflictProps) {
  const { language } = useTexts()
  const query = useCall('spreadsheets.getCalculation', about, { refetchOnMount: 'always' })
  const names = draft.contested
  const theirs = query.isFetching ? undefined : query.data?.Inputs
  const inputs = source.Settings.Inputs.filter(({ Name }) => names.includes(Name))
  const typed = Object.fromEntries(
    inputs.map((input) => [input.Name, typedOf(input, theirs?.[input.Name], language)]),
  )
  return (
    <ConflictNote
      by={undefined}
      at={query.data?.At}
      differences={
        theirs
          ? inputs.map((input) => ({
              label: inLanguage(input.Label, language) || input.Name,
              mine: String(draft.values[input.Name] ?? ''),
              theirs: String(typed[input.Name] ?? ''),
            }))
          : []
      }
      isBusy={!theirs}
      onMine={() => theirs && draft.settle(typed, 'mine', names)}
      onTheirs={() => theirs && draft.settle(typed, 'theirs', names)}
    />
  )
}
