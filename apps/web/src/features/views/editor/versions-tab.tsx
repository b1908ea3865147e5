import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Stack } from '#layout'
import { useCall, useIdentity } from '#shared'
import { CodeVersions, Loadable, Pager } from '#ui'
import { VIEW_PARTS } from './code-parts.ts'
import { useCodeParts } from './use-code-parts.ts'
import type { ViewDraft } from './view-draft.ts'

/** Versions of a page of the list, as the server answers them. */
const PAGE = 20

interface VersionsTabProps {
  readonly id: number
  readonly draft: ViewDraft
  /** Takes a version into the editor, where it is saved as a new one. */
  readonly onTake: (change: Partial<ViewDraft>) => void
}

/** What a view was. */
export function VersionsTab({ id, draft, onTake }: VersionsTabProps) {
  const { ProjectId } = useIdentity()
  const parts = useCodeParts(VIEW_PARTS)
  const [page, setPage] = useState(1)
  const versions = useCall(
    'views.listViewVersions',
    { ProjectId, Id: id, Page: page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loadable query={versions}>
      {({ list, count }) => (
        <Stack gap={3}>
          <CodeVersions
            parts={parts}
            list={list}
            draft={draft}
            onTake={({ Html, Controller, Styles, Calls }) =>
              onTake({ Html, Controller, Styles, Calls })
            }
          />
          <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
        </Stack>
      )}
    </Loadable>
  )
}
