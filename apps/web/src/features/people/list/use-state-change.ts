import { useQueryClient } from '@tanstack/react-query'
import { PERSON_STATE, type PersonState } from '@telemachos/contract/people/states'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import {
  call,
  sayNotUndone,
  undoneWords,
  useAskBeforeMany,
  useIdentity,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type ApiError,
  type CallInput,
} from '#shared'
import { showInfo, toast, TOAST_MS, showSystemMessage } from '#ui'
import { useStateName } from './use-state-name.ts'

type Many = Omit<CallInput<'people.setActiveStateMany'>, 'State'>

/** As much of a person as a change of their state needs. */
export interface StatedPerson {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly State: number
}

/** Changes states after a confirmation that says how many people it concerns; the toast undoes it. */
export function useStateChange(onDone?: () => void) {
  const texts = useTexts()
  const { t, language } = texts
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const nameOf = useStateName()
  const askBeforeMany = useAskBeforeMany()
  const one = useWrite('people.setActiveState')
  const many = useWrite('people.setActiveStateMany')
  const back = useWrite('people.undoStateChange')
  const fail = (error: ApiError): void => showSystemMessage(error, t)
  const offerUndo = useOfferUndo()
  const attempt = async (run: () => Promise<string | false>): Promise<string | false> => {
    try {
      return await run()
    } catch (error) {
      sayNotUndone(error, t)
      return false
    }
  }

  async function changeOne(person: StatedPerson, State: PersonState): Promise<void> {
    const name = fullName(person)
    const confirmed = await askBeforeMany({
      title: t('people.change.of', { name }),
      count: 1,
      isFinal: false,
      text: [
        t('people.change.title', { state: nameOf(State) }) + '.',
        ...(State === PERSON_STATE.active ? [] : [t('people.change.out')]),
      ].join(' '),
      confirmLabel: t('people.change.confirm'),
    })
    if (confirmed !== undefined) await withUndo(sendOne(person, State))
  }
  async function sendOne(person: StatedPerson, State: PersonState): Promise<void> {
    try {
      const now = (await one.mutateAsync({ UserId: person.Id, State })) as PersonState
      const before = person.State as PersonState
      const go = (to: PersonState, Seen: PersonState) =>
        attempt(async () => {
          await one.mutateAsync({ UserId: person.Id, State: to, Seen })
          return t('people.change.undone')
        })
      offerUndo({
        done: t('people.change.one', { name: fullName(person), state: nameOf(now) }),
        undo: () => go(before, now),
      })
    } catch (error) {
      fail(error as ApiError)
    }
  }

  async function changeMany(people: Many, State: PersonState): Promise<void> {
    const input = { ...people, State }
    const expected = await queries
      .fetchQuery({
        queryKey: ['people.countStateChange', input],
        queryFn: () => call('people.countStateChange', input),
        staleTime: 0,
      })
      .catch((error: ApiError) => fail(error))
    if (!expected) return
    const { count, Unchanged, Refused, Roles, Left } = expected
    const number = (value: number) => ({ count: value, number: formatNumber(value, language) })
    const left = [
      ...(Unchanged > 0 ? [t('people.change.unchanged', number(Unchanged))] : []),
      ...(Refused > 0 ? [t('people.change.refused', number(Refused))] : []),
    ]
    if (count === 0)
      return void showInfo({ title: t('people.change.nobody'), text: left.join(' ') })
    const Confirmed = await askBeforeMany({
      title: t('people.change.title', { state: nameOf(State) }),
      text: [
        t('people.change.count', number(count)),
        ...(State === PERSON_STATE.active ? [] : [t('people.change.out')]),
      ].join(' '),
      count,
      roles: Roles,
      exceptions: [...left, ...Left.map(fullName)],
      isFinal: false,
      confirmLabel: t('people.change.confirm'),
    })
    if (Confirmed !== undefined) await withUndo(sendMany({ ...input, Confirmed }))
  }
  async function sendMany(input: CallInput<'people.setActiveStateMany'>): Promise<void> {
    try {
      const { count: Changed, Change } = await many.mutateAsync(input)
      onDone?.()
      const number = formatNumber(Changed, language)
      const done = t('people.change.done', { count: Changed, number })
      if (Change === null) return toast(done, { ms: TOAST_MS.linkResult })
      const undo = () =>
        attempt(async () => {
          const { count, ...left } = await back.mutateAsync({ ProjectId, Change })
          return undoneWords({ Changed: count, ...left }, texts)
        })
      offerUndo({ done, undo })
    } catch (error) {
      fail(error as ApiError)
    }
  }

  return {
    changeOne: (person: StatedPerson, state: PersonState) => void changeOne(person, state),
    changeMany: (people: Many, state: PersonState) => void changeMany(people, state),
    busy: one.isPending || many.isPending || back.isPending,
  }
}
