import { useEffect, useState } from 'react'
import { call } from '#shared'
import { useApp } from './app-context.ts'

/**
 * Asks once more which projects the person has, where an address names one that is not among them: it
 * may have been made a moment ago. What the page began with has just been asked for.
 * @param missing the name of the project; undefined where it is known.
 * @returns whether it is still being looked for.
 */
export function useSeekProject(missing: string | undefined): boolean {
  const { setIdentity } = useApp()
  const [sought, setSought] = useState(missing)
  const wanted = missing === sought ? undefined : missing
  useEffect(() => {
    if (wanted === undefined) return
    call('identity.getIdentity', {}).then(
      (now) => {
        setIdentity(now)
        setSought(wanted)
      },
      () => setSought(wanted),
    )
  }, [wanted, setIdentity])
  return wanted !== undefined
}
