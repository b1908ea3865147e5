import { useQueryClient } from '@tanstack/react-query'
import { STATE_NAME, type PersonState } from '@telemachos/contract/people/states'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import {
  call,
  useAskBeforeMany,
  useIdentity,
  useTexts,
  useWrite,
  type ApiError,
  type CallInput,
} from '#shared'
import { askToConfirm, showInfo, toast, TOAST_MS, showSystemMessage } from '#ui'

type Many = Omit<CallInput<'people.setActiveStateMany'>, 'State'>

/** As much of a person as a change of their state needs. */
export interface StatedPerson {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly State: number
}

/** The name of a state (spec §4). */
export function useStateName(): (state: number) => string {
  const { t } = useTexts()
  return (state) => t(`people.state.${STATE_NAME[state as PersonState]}`)
}

/** Changes states after a confirmation that says how many people it concerns; the toast undoes it. */
export function useStateChange(onDone?: () => void) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const nameOf = useStateName()
  const askBeforeMany = useAskBeforeMany()
  const one = useWrite('people.setActiveState')
  const many = useWrite('people.setActiveStateMany')
  const back = useWrite('people.undoStateChange')
  const fail = (error: ApiError): void => showSystemMessage(error, t)
  const undone = (): void => toast(t('people.change.undone'))
  const say = (message: string, undo: () => void): void =>
    toast(message, {
      ms: TOAST_MS.linkResult,
      action: { label: t('people.change.undo'), run: undo },
    })

  async function changeOne(person: StatedPerson, State: PersonState): Promise<void> {
    const name = fullName(person)
    const confirmed = await askToConfirm({
      title: t('people.change.of', { name }),
      text: [
        t('people.change.title', { state: nameOf(State) }) + '.',
        ...(State === 1 ? [] : [t('people.change.out')]),
      ].join(' '),
      confirmLabel: t('people.change.confirm'),
    })
    if (!confirmed) return
    one.mutate(
      { UserId: person.Id, State },
      {
        onError: fail,
        onSuccess: (now) =>
          say(t('people.change.one', { name, state: nameOf(now) }), () =>
            one.mutate(
              { UserId: person.Id, State: person.State as PersonState },
              { onError: fail, onSuccess: undone },
            ),
          ),
      },
    )
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
        ...(State === 1 ? [] : [t('people.change.out')]),
      ].join(' '),
      count,
      roles: Roles,
      exceptions: [...left, ...Left.map(fullName)],
      isFinal: false,
      confirmLabel: t('people.change.confirm'),
    })
    if (Confirmed === undefined) return
    many.mutate(
      { ...input, Confirmed },
      {
        onError: fail,
        onSuccess: ({ count: changed, Change }) => {
          onDone?.()
          say(t('people.change.done', number(changed)), () => {
            if (Change !== null)
              back.mutate({ ProjectId, Change }, { onError: fail, onSuccess: undone })
          })
        },
      },
    )
  }

  return {
    changeOne: (person: StatedPerson, state: PersonState) => void changeOne(person, state),
    changeMany: (people: Many, state: PersonState) => void changeMany(people, state),
    busy: one.isPending || many.isPending || back.isPending,
  }
}
