import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, dropAnswers } from '#shared'
import { useApp } from './app-context.ts'

/**
 * Takes the person to another project, as its addresses do; undefined where they are there already.
 * @returns whether it was refused, as to somebody who only views and may not change where the person is.
 */
export function useSwitchProject(wanted: number | undefined): boolean {
  const { setIdentity } = useApp()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<number>()
  useEffect(() => {
    if (wanted === undefined) return
    call('identity.switchProject', { ProjectId: wanted }).then(
      (switched) => {
        queries.clear()
        dropAnswers()
        setIdentity(switched)
      },
      () => setRefused(wanted),
    )
  }, [wanted, setIdentity, queries])
  return wanted !== undefined && wanted === refused
}
