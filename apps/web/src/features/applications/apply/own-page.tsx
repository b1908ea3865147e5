import { DRAFT } from '@telemachos/contract/applications/statuses'
import { pathOf } from '@telemachos/contract/paths'
import { useEffect } from 'react'
import { useCall, type CallOutput } from '#shared'
import { Loadable } from '#ui'
import { Application } from './application.tsx'
import { Closed } from './apply-page.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { OwnApplication } from './own-application.tsx'

type Own = CallOutput<'applications.getApplication'>

/** What a private link leads to: an application and where it stands, or one that is still being written. */
export function OwnPage({ token }: { readonly token: string }) {
  const check = useCall('applications.checkToken', { Token: token || '-' })
  const isInvalid = check.data?.Status === 'invalidToken'
  useEffect(() => {
    const path = pathOf('root.applicationFormResult', { status: 'invalidToken' })
    if (isInvalid) history.replaceState(null, '', path)
  }, [isInvalid])
  return (
    <Loadable query={check}>
      {() => (isInvalid ? <InvalidLink /> : <Valid token={token} />)}
    </Loadable>
  )
}

function Valid({ token }: { readonly token: string }) {
  const own = useCall('applications.getApplication', { Token: token }, { staleTime: Infinity })
  return (
    <Loadable query={own}>
      {(found) =>
        found.Status === DRAFT ? (
          <GoneOn draft={found} />
        ) : (
          <OwnApplication own={found} onChanged={() => own.refetch()} />
        )
      }
    </Loadable>
  )
}

/** What was begun elsewhere, as far as the call is still open. */
function GoneOn({ draft }: { readonly draft: Own }) {
  const form = useCall('applications.getForm', { Project: draft.Project }, { staleTime: Infinity })
  return (
    <Loadable query={form}>
      {(found) =>
        found.State === 'open' ? (
          <Application project={draft.Project} form={found} draft={draft} isByLink />
        ) : (
          <Closed form={found} />
        )
      }
    </Loadable>
  )
}
