import type { Role } from '@telemachos/contract/core/roles'
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
    const people = await load(selection)
    if (!people) return
    const confirmed = await askBeforeMany({
      title: t('people.bulk.invite'),
      text: t('people.bulk.inviteText', { count: selected, number: number(selected) }),
      count: selected,
      label: t('people.bulk.invitePeople'),
      roles: countRoles(people),
      // A mail that has left, has left.
      isFinal: true,
      confirmLabel: t('people.bulk.invite'),
    })
    if (confirmed === undefined) return
    try {
      const UserIds = people.map(({ Id }) => Id)
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
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }
  async function load({ all, filter, ids }: PeopleSelection): Promise<Invited[] | undefined> {
    try {
      if (all) return await everybody(filter)
      return await call('people.getUsersByIds', { ProjectId, Ids: [...ids] })
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
      return undefined
    }
  }
  return () => void ask()
}

/** As much of somebody as an invitation needs. */
interface Invited {
  readonly Id: number
  readonly Roles: readonly Role[]
}

/** How many hold each role, the most first. */
function countRoles(people: readonly Invited[]) {
  const counts = new Map<Role, number>()
  for (const role of people.flatMap(({ Roles }) => Roles))
    counts.set(role, (counts.get(role) ?? 0) + 1)
  return [...counts]
    .map(([Role, Count]) => ({ Role, Count }))
    .toSorted((one, other) => other.Count - one.Count)
}

/** Who matches, page by page; no more than one call invites. */
async function everybody(filter: Filter): Promise<Invited[]> {
  const people: Invited[] = []
  let After: CallInput<'people.listPeople'>['After'] = null
  do {
    const { list, Next }: CallOutput<'people.listPeople'> = await call('people.listPeople', {
      ...filter,
      After,
    })
    people.push(...list)
    After = Next
  } while (After && people.length < MAX)
  return people.slice(0, MAX)
}
