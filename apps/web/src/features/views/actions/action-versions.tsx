import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Stack } from '#layout'
import { useCall } from '#shared'
import { CodeVersions, Loadable, Pager } from '#ui'
import { ACTION_PARTS } from '../editor/code-parts.ts'
import { useCodeParts } from '../editor/use-code-parts.ts'
import type { ActionViewDraft } from './action-view-draft.ts'

/** Versions of a page of the list, as the server answers them. */
const PAGE = 20

interface ActionVersionsProps {
  readonly projectId: number
  readonly id: number
  readonly draft: ActionViewDraft
  readonly onTake: (change: Partial<ActionViewDraft>) => void
}

/** What a view of an action was. */
export function ActionVersions({ projectId, id, draft, onTake }: ActionVersionsProps) {
  const parts = useCodeParts(ACTION_PARTS)
  const [page, setPage] = useState(1)
  const versions = useCall(
    'views.listActionViewVersions',
    { ProjectId: projectId, Id: id, Page: page },
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
            onTake={({ Html, Controller, Functions, Styles, Calls }) =>
              onTake({ Html, Controller, Functions, Styles, Calls })
            }
          />
          <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
        </Stack>
      )}
    </Loadable>
  )
}
