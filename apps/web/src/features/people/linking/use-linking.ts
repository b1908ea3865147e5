import { formatNumber } from '@telemachos/rules/numbers'
import { call, useAskBeforeMany, useIdentity, useTexts, useWrite, type CallInput } from '#shared'
import type { Selected } from '#lists'
import { holderKindOf, listName, type Holder, type LinkMode } from './link-kind.ts'
import { chosenInput, type PeopleNarrowing } from './use-chosen.ts'
import { useResult } from './use-result.ts'

export interface LinkWish {
  readonly chosen: Selected
  readonly narrowing: PeopleNarrowing
  /** Null ends what there is: the mentor, or the mentor of the actions. */
  readonly holder: Holder | null
  /** For overseers: false lets people go. */
  readonly on: boolean
  readonly actionIds: readonly number[]
}

/** Links whom a person chose: more than one only after they have read how many it would change. */
export function useLinking(mode: LinkMode) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const { tell, fail } = useResult()
  const askBeforeMany = useAskBeforeMany()
  const single = useWrite('people.setDefaultMentorSingle')
  const many = useWrite('people.setDefaultMentor')
  const unlink = useWrite('people.unlinkMentor')
  const ofActions = useWrite('people.setActionMentor')
  const ofActionsOne = useWrite('people.setActionMentorOne')
  const reset = useWrite('people.resetActionMentor')
  const resetOne = useWrite('people.resetActionMentorOne')
  const oversee = useWrite('people.setOverseer')

  const numbers = (count: number) => ({ count, number: formatNumber(count, language) })
  const sayHolder = (holder: Holder, on: boolean): string => {
    const name = listName(holder)
    return on
      ? `${t(`linking.${holderKindOf(mode)}Is`, { count: 1, name })}.`
      : t('linking.confirm.from', { name })
  }

  /** How many are confirmed, undefined where it is not to be done: asks where more than one person, a planned meeting or a limit is concerned. */
  async function confirm(wish: LinkWish): Promise<number | undefined> {
    const { chosen, narrowing, holder, on, actionIds } = wish
    const counted = await call('people.countLinking', {
      ProjectId,
      ...chosenInput(chosen, narrowing),
      Kind: holderKindOf(mode),
      HolderId: holder?.Id ?? null,
      On: on,
      ActionIds: [...actionIds],
    })
    const { Matched, Changed, Already, Meetings } = counted
    const load = (holder?.Load ?? 0) + Changed
    const capacity = mode === 'default' ? (holder?.Capacity ?? null) : null
    const isOver = capacity !== null && load > capacity
    if (Changed === 0 || (Matched === 1 && Meetings === 0 && !isOver)) return Changed
    const deed = deedOf(mode, holder, on)
    const ends = deed !== 'link' && deed !== 'takeIn'
    const lines = [
      holder === null ? '' : sayHolder(holder, on),
      t('linking.confirm.changed', numbers(Changed)),
      Meetings > 0
        ? t(ends ? 'linking.confirm.kept' : 'linking.confirm.meetings', numbers(Meetings))
        : '',
      isOver ? t('linking.confirm.over', { load, capacity }) : '',
    ]
    return askBeforeMany({
      title: t(`linking.confirm.${deed}`, numbers(Changed)),
      confirmLabel: t(`linking.${deed}`),
      text: lines.filter((line) => line !== '').join(' '),
      count: Changed,
      exceptions: Already > 0 ? [t('linking.confirm.already', numbers(Already))] : [],
      isFinal: false,
    })
  }

  function carryOut({ chosen, narrowing, holder, on, actionIds }: LinkWish, confirmed: number) {
    const people = {
      ProjectId,
      ...chosenInput(chosen, narrowing),
      ...(confirmed > 0 && { Confirmed: confirmed }),
    }
    const [only] = chosen.all || chosen.ids.size !== 1 ? [] : chosen.ids
    const ActionIds = [...actionIds]
    if (mode === 'supervisor' || mode === 'coordinator') {
      const input = { ...people, Kind: mode, HolderId: holder?.Id ?? 0, On: on }
      return oversee.mutateAsync(input satisfies CallInput<'people.setOverseer'>)
    }
    if (mode === 'actions') {
      const one = only !== undefined && { ProjectId, MenteeId: only, ActionIds }
      if (holder === null)
        return one ? resetOne.mutateAsync(one) : reset.mutateAsync({ ...people, ActionIds })
      const MentorId = holder.Id
      return one
        ? ofActionsOne.mutateAsync({ ...one, MentorId })
        : ofActions.mutateAsync({ ...people, MentorId, ActionIds })
    }
    if (holder === null) return unlink.mutateAsync(people)
    return only === undefined
      ? many.mutateAsync({ ...people, MentorId: holder.Id })
      : single.mutateAsync({ ProjectId, MentorId: holder.Id, MenteeId: only })
  }

  /** @returns whether it was done. */
  async function link(wish: LinkWish): Promise<boolean> {
    try {
      const confirmed = await confirm(wish)
      if (confirmed === undefined) return false
      tell(await carryOut(wish, confirmed))
      return true
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
      return false
    }
  }
  const writes = [single, many, unlink, ofActions, ofActionsOne, reset, resetOne, oversee]
  return { link, busy: writes.some(({ isPending }) => isPending) }
}

/** What is done, by the word on its button. */
function deedOf(mode: LinkMode, holder: Holder | null, on: boolean) {
  if (holderKindOf(mode) !== 'mentor') return on ? 'takeIn' : 'letGo'
  if (holder !== null) return 'link'
  return mode === 'actions' ? 'reset' : 'unlink'
}
