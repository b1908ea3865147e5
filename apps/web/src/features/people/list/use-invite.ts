import { formatNumber } from '@telemachos/rules/numbers'
import {
  call,
  useAskBeforeMany,
  useIdentity,
  useMay,
  useTexts,
  useWrite,
  type CallInput,
  type CallOutput,
} from '#shared'
import { showSystemMessage, toast, TOAST_MS } from '#ui'
import type { PeopleSelection } from './use-people-selection.ts'

/** So many people are invited by one call. */
const MAX = 100

type Filter = CallInput<'people.countPeople'>

interface Selected {
  readonly selection: PeopleSelection
  /** How many are selected. */
  readonly selected: number
}

/** Invites those selected to set a password, once it is confirmed; undefined for who may not. */
export function useInvite({ selection, selected }: Selected): (() => void) | undefined {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const invite = useWrite('identity.inviteUsers')
  const askBeforeMany = useAskBeforeMany()
  if (!may('identity.inviteUsers')) return undefined
  const number = (value: number): string => formatNumber(value, language)
  async function ask(): Promise<void> {
    if (selected > MAX)
      return toast(t('people.bulk.inviteMost'), { kind: 'info', ms: TOAST_MS.mailNotice })
    const confirmed = await askBeforeMany({
      title: t('people.bulk.invite'),
      text: t('people.bulk.inviteText', { count: selected, number: number(selected) }),
      count: selected,
      // A mail that has left, has left.
      isFinal: true,
      confirmLabel: t('people.bulk.invite'),
    })
    if (confirmed === undefined) return
    try {
      const UserIds = selection.all ? await everybody(selection.filter) : [...selection.ids]
      const { Invited, NotInvited } = await invite.mutateAsync({ ProjectId, UserIds })
      selection.clear()
      toast(
        t('people.bulk.invited', {
          number: number(Invited.length),
          rest: number(NotInvited.length),
        }),
        { ms: TOAST_MS.mailNotice },
      )
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return () => void ask()
}

/** Who matches, page by page; no more than one call invites. */
async function everybody(filter: Filter): Promise<number[]> {
  const ids: number[] = []
  let After: CallInput<'people.listPeople'>['After'] = null
  do {
    const { list, Next }: CallOutput<'people.listPeople'> = await call('people.listPeople', {
      ...filter,
      After,
    })
    ids.push(...list.map(({ Id }) => Id))
    After = Next
  } while (After && ids.length < MAX)
  return ids.slice(0, MAX)
}
