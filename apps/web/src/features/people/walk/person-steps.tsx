import { useLocation, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ProjectPath } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { useEffect, useState } from 'react'
import { keepWalk, readOn, StepBar, stepsFrom, walkHere, withPage, type Walk } from '#lists'
import { useCall, useIdentity, useProjectPath, useTexts } from '#shared'
import { readPage } from './read-page.ts'

interface Props {
  /** Whose page it is. */
  readonly id: number
  /** The same page of somebody else. */
  readonly pathOf: (id: number) => ProjectPath
}

/**
 * From the page of a person to those before and after them in the list from which it was opened. The
 * history takes all of them as one step: Back leads to the list.
 */
export default function PersonSteps({ id, pathOf }: Props) {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const [walk, setWalk] = useState<Walk | undefined>(walkHere)
  /** Whose page is on its way: whoever presses on is already there. */
  const [coming, setComing] = useState<number>()
  const addressOf = (one: number): string => pathTo(pathOf(one))
  const { href: entry, pathname } = useLocation()
  // Whoever is asked before they leave may stay where they are.
  const isComing = coming !== undefined && isSame(pathname, addressOf(coming))
  const steps = walk && stepsFrom(walk, isComing ? coming : id)
  const isIn = steps !== undefined
  // A tab of the page, and whatever else makes an entry of its own, is of the same walk.
  useEffect(() => {
    if (walk && isIn) keepWalk(walk)
  }, [walk, isIn, entry])

  const wanted = walk?.list && steps?.wanted
  const more = useQuery({
    queryKey: ['walk', walk?.list, wanted],
    queryFn: ({ signal }) =>
      walk && wanted ? readOn(walk, wanted, (page) => readPage(walk, page, Role, signal)) : null,
    enabled: wanted !== undefined,
    gcTime: 0,
    retry: false,
  })
  if (walk && wanted !== undefined && more.data && !more.isFetching) {
    setWalk(withPage(walk, more.data))
  }
  const around = [steps?.previous, steps?.next].flatMap((step) => (step ? [step.id] : []))
  const people = useCall(
    'people.getUsersByIds',
    { ProjectId, Ids: around },
    { enabled: around.length > 0 },
  )
  if (!walk || !steps) return null

  const wayTo = (to: { readonly id: number } | undefined) => {
    if (!to) return undefined
    const person = people.data?.find(({ Id }) => Id === to.id)
    const go = async (): Promise<void> => {
      setComing(to.id)
      await navigate({ to: addressOf(to.id), replace: true })
      setComing((last) => (last === to.id ? undefined : last))
      // One that was refused ends with the next one, wherever that leads.
      if (isSame(window.location.pathname, addressOf(to.id))) keepWalk(walk)
    }
    return { name: person && fullName(person), go: () => void go() }
  }
  return (
    <StepBar
      label={t('people.steps')}
      place={{ at: steps.place + 1, total: steps.total }}
      previous={wayTo(steps.previous)}
      next={wayTo(steps.next)}
      frame={() => document.getElementById('content')}
    />
  )
}

/** Whether two addresses are of one page, however their letters are written. */
const isSame = (one: string, other: string): boolean => decodeURI(one) === decodeURI(other)
