import { useNavigate } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useIdentity, useMay, useProjectPath, useTexts } from '#shared'
import { useDebounced } from '#ui'
import { personPath } from '#features/people'
import type { Command } from './command.ts'

/** Passes over letters that come at once, as from a paste; whoever types waits for the answer alone. */
const TYPING_MS = 25

interface FoundPeople {
  readonly commands: readonly Command[]
  readonly isLooking: boolean
}

/** The people within reach whose names match; the server looks for them. */
export function useFoundPeople(query: string): FoundPeople {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const may = useMay()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const asked = query.trim()
  const Search = useDebounced(asked, TYPING_MS)
  const enabled = Search !== '' && may('people.findPeople')
  const found = useCall(
    'people.findPeople',
    { ProjectId, Search },
    { enabled, placeholderData: keepPreviousData, staleTime: 10_000 },
  )
  if (!enabled || asked === '') return { commands: [], isLooking: false }
  const commands = (found.data ?? []).flatMap((person): Command[] => {
    const path = personPath(Role, person)
    if (path === undefined) return []
    const roles = person.Roles.map((role) => t(`identity.role.${role}`)).join(', ')
    return [
      {
        id: `person ${person.Id}`,
        label: `${person.LastName} ${person.FirstName}`,
        note: person.Active ? roles : `${roles} · ${t('core.palette.inactive')}`,
        group: t('core.palette.people'),
        run: () => void navigate({ to: pathTo(path) }),
      },
    ]
  })
  return { commands, isLooking: Search !== asked || found.isFetching }
}
