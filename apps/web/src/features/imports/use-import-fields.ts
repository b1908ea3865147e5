import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { useMemo } from 'react'
import { readSettings, useCall, useIdentity, useTexts } from '#shared'
import { everyField } from '#features/people'

/** The fields of the project that the caller may write (spec §5), in order; undefined while it loads. */
export function useWritableFields(): readonly ProjectField[] | undefined {
  const { language } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  return useMemo(() => {
    if (!data) return undefined
    const settings = readSettings(data, language)
    const { Fields, ProjectFields } = everyField(settings)
    const level = ROLE_LEVEL[Role]
    // Consent is given by people themselves; the server refuses it in any project.
    const consent = settings.Config?.gdpr?.UserField ?? 'gdpr'
    return [...Fields, ...ProjectFields].filter(
      ({ Name, Visible, Editable }) => Visible >= level && Editable >= level && Name !== consent,
    )
  }, [data, language, Role])
}
